//! Hands that were really played, where their files are at hand.

use std::path::{Path, PathBuf};

/// A file of hands.
pub struct File {
    /// Its path inside the corpus.
    pub name: String,
    pub text: String,
}

/// The files of one part of the corpus, or none, with a word about it.
pub fn files(part: &str) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/phh-corpus");
    if !root.is_dir() {
        eprintln!("left out: {} is not there", root.display());
        return Vec::new();
    }
    let mut paths = Vec::new();
    collect(&root.join(part), &mut paths);
    paths.sort();
    assert!(!paths.is_empty(), "no hands in {part}");
    let file = |path: PathBuf| File {
        name: path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/"),
        text: std::fs::read_to_string(&path).unwrap(),
    };
    paths.into_iter().map(file).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|ending| ending == "phh" || ending == "phhs") {
            paths.push(path);
        }
    }
}
