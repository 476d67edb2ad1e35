//! `cargo xtask css`: the many sheets of `style/` as one file, so that the page asks for one.
//!
//! Trunk runs this before each build (a hook in `Trunk.toml`) and hashes the result, which `index.html` links.
//! To add a sheet, create the file: nothing lists them. What comes later in the file wins over what comes earlier,
//! so the order is fixed: the foundations, then everything else by path, then the themes, which override tokens.
//! Comments and indentation stay here; the rest is shipped as it was written (trunk's own minifier rewrites rules, and
//! cannot read wasm-bindgen's script at all).

use crate::problem::Problem;
use crate::project::{Project, say};
use std::fs;
use std::path::{Path, PathBuf};

/// Sheets that come first, in this order.
const FOUNDATIONS: &[&str] = &["tokens.css", "base.css", "layout.css", "motion.css"];

/// The folder of sheets that come last.
const THEMES: &str = "themes/";

/// The result: made anew by every build, so it lies among the things that git ignores.
const OUTPUT: &str = "target/style/controbuio.css";

/// Joins the sheets into [`OUTPUT`].
///
/// # Errors
/// [`Problem::File`] when one cannot be read or the result cannot be written; [`Problem::Missing`] without any sheet.
pub fn write(project: &Project) -> Result<(), Problem> {
    let folder = project.path("style");
    let mut sheets = Vec::new();
    collect(&folder, &folder, &mut sheets)?;
    if sheets.is_empty() {
        return Err(Problem::missing("style/ has no sheets", "restore it as it is in the repository."));
    }
    sheets.sort_by_cached_key(|sheet| (place(sheet), sheet.clone()));

    let mut joined = String::new();
    for sheet in &sheets {
        joined += &bare(&project.read(&format!("style/{sheet}"))?);
    }
    let output = project.path(OUTPUT);
    // An unchanged file stays untouched, or a watching trunk would build for ever.
    if fs::read_to_string(&output).is_ok_and(|present| present == joined) {
        return Ok(());
    }
    let parent = output.parent().unwrap_or(&output);
    fs::create_dir_all(parent).map_err(Problem::file(parent))?;
    fs::write(&output, joined).map_err(Problem::file(output))?;
    say(format!("Joined {} sheets of style/", sheets.len()));
    Ok(())
}

/// Adds every sheet below a folder, as a path from the top with `/` on every system.
fn collect(top: &Path, folder: &Path, sheets: &mut Vec<String>) -> Result<(), Problem> {
    for entry in fs::read_dir(folder).map_err(Problem::file(folder))? {
        let path: PathBuf = entry.map_err(Problem::file(folder))?.path();
        if path.is_dir() {
            collect(top, &path, sheets)?;
        } else if path.extension().is_some_and(|ending| ending == "css") {
            let inside = path.strip_prefix(top).unwrap_or(&path);
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            sheets.push(parts.join("/"));
        }
    }
    Ok(())
}

/// Where a sheet comes in the order; sheets in the same place are sorted by path.
fn place(sheet: &str) -> usize {
    let others = FOUNDATIONS.len();
    match FOUNDATIONS.iter().position(|name| *name == sheet) {
        Some(place) => place,
        None if sheet.starts_with(THEMES) => others + 1,
        None => others,
    }
}

/// A sheet without comments, indentation and empty lines.
fn bare(sheet: &str) -> String {
    let mut kept = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let (before, from) = rest.split_at(at);
        kept += before;
        // A string is kept whole, whatever is in it; a lone slash is kept too.
        let (length, keep) = if from.starts_with("/*") {
            (from.find("*/").map_or(from.len(), |end| end + 2), false)
        } else if from.starts_with('/') {
            (1, true)
        } else {
            (string_length(from), true)
        };
        let (piece, after) = from.split_at(length);
        kept += if keep { piece } else { "" };
        rest = after;
    }
    kept += rest;
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

/// How long the string is that the text begins with, both quotes included.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    let quote = text.chars().next();
    let end = text.char_indices().skip(1).find(|(_, letter)| {
        let ends = !escaped && Some(*letter) == quote;
        escaped = !escaped && *letter == '\\';
        ends
    });
    end.map_or(text.len(), |(at, letter)| at + letter.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::{bare, place};

    #[test]
    fn foundations_come_first_and_themes_last() {
        let mut sheets = ["themes/day.css", "seat.css", "motion.css", "card.css", "base.css", "tokens.css"];
        sheets.sort_by_key(|sheet| (place(sheet), *sheet));
        assert_eq!(sheets, ["tokens.css", "base.css", "motion.css", "card.css", "seat.css", "themes/day.css"]);
    }

    #[test]
    fn comments_and_indentation_are_left_out() {
        let sheet = "/* The seat.\n   In two lines. */\n.seat {\n    inset: 0 / 1; /* why */\n\n    color: red;\n}\n";
        assert_eq!(bare(sheet), ".seat {\ninset: 0 / 1;\ncolor: red;\n}\n");
        assert_eq!(bare("a { b: c } /* open"), "a { b: c }\n");
    }

    #[test]
    fn strings_are_kept_whole() {
        let sheet = "a::before { content: \"/* \\\" */\"; }\nb { content: '/*'; }\n";
        assert_eq!(bare(sheet), sheet);
        assert_eq!(bare("a { content: \"open"), "a { content: \"open\n");
    }
}
