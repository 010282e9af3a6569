//! Domains: the values a question is answered with when the program itself sets no bounds.

use std::str::FromStr;

/// Values in the order in which they are tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Domain {
    /// All integers from the first to the last, both included.
    Range(i64, i64),
    /// As they were written.
    List(Vec<String>),
}

impl FromStr for Domain {
    type Err = String;

    /// `0,1,5` or `-1..1`.
    fn from_str(text: &str) -> Result<Domain, String> {
        if let Some((first, last)) = text.split_once("..") {
            let bound = |text: &str| text.trim().parse::<i64>();
            return match (bound(first), bound(last)) {
                (Ok(first), Ok(last)) if first <= last => Ok(Domain::Range(first, last)),
                _ => Err(format!("a range is like -1..1, not `{text}`")),
            };
        }
        Ok(Domain::List(text.split(',').map(str::to_owned).collect()))
    }
}

impl std::fmt::Display for Domain {
    /// As it is read.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Domain::Range(first, last) => write!(f, "{first}..{last}"),
            Domain::List(values) => f.write_str(&values.join(",")),
        }
    }
}

impl Domain {
    /// How many values there are.
    pub fn count(&self) -> u64 {
        match self {
            Domain::Range(first, last) => {
                (*last as u64).wrapping_sub(*first as u64).saturating_add(1)
            }
            Domain::List(values) => values.len() as u64,
        }
    }

    pub fn integer(&self, index: u64) -> Option<i64> {
        match self {
            Domain::Range(first, _) => Some(first.wrapping_add(index as i64)),
            Domain::List(values) => values.get(index as usize)?.trim().parse().ok(),
        }
    }

    pub fn float(&self, index: u64) -> Option<f64> {
        match self {
            Domain::Range(..) => self.integer(index).map(|value| value as f64),
            Domain::List(values) => values.get(index as usize)?.trim().parse().ok(),
        }
    }

    /// A character: by its number, or as it is where that is no digit.
    pub fn character(&self, index: u64) -> Option<u16> {
        if let Domain::List(values) = self {
            let mut units = values.get(index as usize)?.encode_utf16();
            if let (Some(unit), None) = (units.next(), units.next())
                && !(u16::from(b'0')..=u16::from(b'9')).contains(&unit)
            {
                return Some(unit);
            }
        }
        self.integer(index)?.try_into().ok()
    }

    pub fn text(&self, index: u64) -> Option<String> {
        match self {
            Domain::Range(..) => self.integer(index).map(|value| value.to_string()),
            Domain::List(values) => values.get(index as usize).cloned(),
        }
    }

    /// Whether all values fit the Java type that a domain is named after.
    pub fn fits(&self, name: &str) -> bool {
        let within = |low: i64, high: i64| match self {
            Domain::Range(first, last) => low <= *first && *last <= high,
            Domain::List(_) => self.all(|index| {
                self.integer(index).is_some_and(|value| low <= value && value <= high)
            }),
        };
        match name {
            "byte" => within(i8::MIN.into(), i8::MAX.into()),
            "short" => within(i16::MIN.into(), i16::MAX.into()),
            "int" => within(i32::MIN.into(), i32::MAX.into()),
            "long" => within(i64::MIN, i64::MAX),
            "char" => match self {
                Domain::Range(..) => within(0, u16::MAX.into()),
                Domain::List(_) => self.all(|index| self.character(index).is_some()),
            },
            "float" | "double" => match self {
                Domain::Range(..) => true,
                Domain::List(_) => self.all(|index| self.float(index).is_some()),
            },
            _ => true,
        }
    }

    fn all(&self, fits: impl Fn(u64) -> bool) -> bool {
        (0..self.count()).all(fits)
    }
}

#[cfg(test)]
mod tests {
    use super::Domain;

    #[test]
    fn ranges_and_lists() {
        let range: Domain = "-1..1".parse().unwrap();
        assert_eq!((0..range.count()).filter_map(|i| range.integer(i)).sum::<i64>(), 0);
        let list: Domain = "0,1,5".parse().unwrap();
        assert_eq!(list.integer(2), Some(5));
        assert!("3..1".parse::<Domain>().is_err());
        assert_eq!(
            "-9223372036854775808..9223372036854775807".parse().map(|d: Domain| d.count()),
            Ok(u64::MAX)
        );
    }

    #[test]
    fn types_are_checked() {
        let fits = |name, text: &str| text.parse::<Domain>().unwrap().fits(name);
        assert!(fits("byte", "-128..127") && !fits("byte", "0..128"));
        assert!(fits("char", "a,98") && !fits("char", "ab"));
        assert!(fits("double", "0.5,NaN") && !fits("double", "half"));
        assert!(fits("string", ",text") && !fits("int", ""));
    }
}
