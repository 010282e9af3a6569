//! What to say of a name that nobody has declared.

pub(crate) fn no_such(what: &str, name: &str) -> String {
    format!("there is no {what} called {name}")
}

/// More names than this are not listed.
const LISTED_MAX: usize = 8;

/// The name that was probably meant, or the names there are.
pub(crate) fn one_of<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<String> {
    let mut known: Vec<&str> = known.collect();
    known.sort_unstable();
    known.dedup();
    let nearest = known
        .iter()
        .map(|candidate| (distance(name, candidate), *candidate))
        .min()
        .filter(|&(distance, candidate)| distance <= candidate.chars().count().div_ceil(3));
    if let Some((_, nearest)) = nearest {
        return Some(format!("did you mean {nearest}?"));
    }
    match known.len() {
        0 => None,
        1..=LISTED_MAX => Some(format!("there is {}", known.join(", "))),
        count => Some(format!(
            "there is {}, and {} more",
            known[..LISTED_MAX].join(", "),
            count - LISTED_MAX
        )),
    }
}

/// How many letters have to be added, removed or changed.
fn distance(one: &str, two: &str) -> usize {
    let two: Vec<char> = two.to_lowercase().chars().collect();
    let mut row: Vec<usize> = (0..=two.len()).collect();
    for (line, letter) in one.to_lowercase().chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = line + 1;
        for column in 0..two.len() {
            let changed = diagonal + usize::from(two[column] != letter);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[two.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_near_name_is_offered() {
        let check = |name, expected: Option<&str>| {
            let found = one_of(name, ["logger", "tm", "db"].into_iter());
            assert_eq!(found.as_deref(), expected, "{name}");
        };
        check("loger", Some("did you mean logger?"));
        check("Logger", Some("did you mean logger?"));
        check("storage", Some("there is db, logger, tm"));
        assert_eq!(one_of("a", [].into_iter()), None);
    }
}
