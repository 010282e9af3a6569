//! What was passed over or understood in an unexpected way.

use crate::problem::SourceSpan;

/// Nobody reads more; and finding the line of each takes time.
const NOTES_MAX: usize = 50;

#[derive(Default)]
pub(crate) struct Notes {
    notes: Vec<String>,
    left_out: usize,
}

impl Notes {
    pub(crate) fn add(&mut self, place: Option<&SourceSpan>, text: &str) {
        if self.notes.len() == NOTES_MAX {
            self.left_out += 1;
            return;
        }
        let note = match place {
            Some(place) => format!("{}: {text}", place.line_name()),
            None => text.to_owned(),
        };
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    pub(crate) fn finish(mut self) -> Vec<String> {
        if self.left_out > 0 {
            self.notes.push(format!("{} more notes are left out", self.left_out));
        }
        self.notes
    }
}
