//! Hands that were really played, where their files are at hand.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use controbuio::rules::phh::{self, Agreement, Amount, HOUSE, History, Played, Problem};
use controbuio::rules::{PerSeat, Seat};

/// A hand of the corpus: the path of its file inside, its name there, and what it says.
struct Told {
    file: String,
    name: String,
    history: History,
}

/// A file of hands.
struct File {
    name: String,
    text: String,
}

/// The corpus, if it is at hand.
fn root() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/phh-corpus");
    if root.is_dir() {
        return Some(root);
    }
    eprintln!("left out: {} is not there", root.display());
    None
}

/// The hands of one part of the corpus, but for variants that are not played here, which are counted.
fn hands(part: &str) -> (Vec<Told>, usize) {
    let (mut hands, mut others) = (Vec::new(), 0);
    for file in files(part) {
        for entry in phh::read_all(&file.text).unwrap() {
            let name = entry.name.unwrap_or_default();
            match entry.history {
                Ok(history) => hands.push(Told { file: file.name.clone(), name, history }),
                Err(error) if matches!(error.problem, Problem::Variant(_)) => others += 1,
                Err(error) => panic!("{}: {error}", file.name),
            }
        }
    }
    (hands, others)
}

impl Told {
    #[track_caller]
    fn play(&self) -> Played {
        self.history.play(HOUSE).unwrap_or_else(|difference| panic!("{} {}: {difference}", self.file, self.name))
    }

    fn stacks(&self, played: &Played) -> Vec<Amount> {
        let (unit, stacks) = (self.history.unit(), played.stacks());
        let seats = Seat::all().take(self.history.players().len());
        seats.map(|seat| unit.amount(stacks[seat])).collect()
    }
}

// The README of the corpus: all but one hand say how they ended, three of them in half chips.
#[test]
fn every_hand_that_was_played_ends_as_its_file_says() {
    let Some(_) = root() else { return };
    for (part, expected) in [("open", [5_099, 3, 1, 0]), ("other-variants", [23, 0, 0, 14])] {
        let (hands, others) = hands(part);
        let (mut exact, mut half, mut untold) = (0, 0, 0);
        for told in &hands {
            match told.history.agreement(&told.play()) {
                Agreement::Exact => exact += 1,
                Agreement::WithinHalf => half += 1,
                Agreement::Untold => untold += 1,
                agreement => panic!("{} {}: {agreement}", told.file, told.name),
            }
        }
        assert_eq!([exact, half, untold, others], expected, "{part}");
    }
}

// PokerKit's own stacks, where an odd chip goes to one player as with us (rule S3).
#[test]
fn every_hand_ends_as_an_independent_program_says() {
    let Some(root) = root() else { return };
    let index = std::fs::read_to_string(root.join("index.csv")).unwrap();
    let mut ends: HashMap<(String, String), String> = HashMap::new();
    for line in index.lines().skip(1) {
        let quoted: Vec<&str> = line.split('"').collect();
        let fields: Vec<&str> = line.split(',').collect();
        ends.insert((fields[1].to_owned(), fields[2].to_owned()), quoted[1].to_owned());
    }
    let (hands, _) = hands("open");
    assert_eq!(hands.len(), ends.len());
    for told in &hands {
        let end = &ends[&(told.file.clone(), told.name.clone())];
        let end: Vec<Amount> = end.trim_matches(['[', ']']).split(", ").map(|stack| stack.parse().unwrap()).collect();
        assert_eq!(told.stacks(&told.play()), end, "{} {}", told.file, told.name);
    }
}

#[test]
fn what_is_read_is_written_and_read_again() {
    for told in hands(".").0 {
        let text = told.history.to_string();
        assert_eq!(phh::read(&text).as_ref(), Ok(&told.history), "{} {}:\n{text}", told.file, told.name);
    }
}

// What the engine made of a file is told with the same actions, but for showdowns that the file does not tell.
#[test]
fn what_was_played_is_told_as_it_was_read() {
    for told in hands(".").0 {
        let (unit, names) = (told.history.unit(), PerSeat::default());
        let again = match told.play() {
            Played::Whole(record) => History::of(&record, unit, &names, Default::default()),
            Played::Partial(record) => History::of(&record, unit, &names, Default::default()),
        };
        let again = again.unwrap();
        assert_eq!(again.players(), told.history.players(), "{} {}", told.file, told.name);
        let played = again.play(HOUSE).unwrap_or_else(|error| panic!("{} {}: {error}", told.file, told.name));
        assert_eq!(told.stacks(&played), told.stacks(&told.play()), "{} {}", told.file, told.name);
    }
}

/// The files of one part of the corpus, or none.
fn files(part: &str) -> Vec<File> {
    let Some(root) = root() else { return Vec::new() };
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
