//! A part of a long list, by turns: what one day leaves out comes on another.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// Every so many-th element of a list. `1/3` has the second, the fifth and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    number: usize,
    of: usize,
}

impl Part {
    pub(crate) const WHOLE: Part = Part { number: 0, of: 1 };

    /// The part whose turn it is today.
    pub(crate) fn of_today(of: usize) -> Part {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Part { number: (since_1970.as_secs() / 86_400) as usize % of, of }
    }

    /// The part that comes so many turns later.
    pub(crate) fn later(self, turns: usize) -> Part {
        Part { number: (self.number + turns) % self.of, of: self.of }
    }

    pub(crate) fn has(self, index: usize) -> bool {
        index % self.of == self.number
    }

    /// Leaves only this part in a list.
    pub(crate) fn keep<T>(self, list: &mut Vec<T>) {
        let mut index = 0;
        list.retain(|_| {
            index += 1;
            self.has(index - 1)
        });
    }
}

impl FromStr for Part {
    type Err = ();

    fn from_str(text: &str) -> Result<Part, ()> {
        let (number, of) = text.split_once('/').ok_or(())?;
        let (number, of) = (number.parse().map_err(|_| ())?, of.parse().map_err(|_| ())?);
        if number < of { Ok(Part { number, of }) } else { Err(()) }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::Part;

    #[test]
    fn parts_make_up_the_whole() {
        let mut all: Vec<u32> = Vec::new();
        for part in ["0/3", "1/3", "2/3"] {
            let mut some: Vec<u32> = (0..10).collect();
            part.parse::<Part>().expect("a part").keep(&mut some);
            all.extend(some);
        }
        all.sort_unstable();
        assert_eq!(all, (0..10).collect::<Vec<u32>>());
        assert!("3/3".parse::<Part>().is_err());
        assert_eq!("1/3".parse::<Part>().expect("a part").later(2).to_string(), "0/3");
    }
}
