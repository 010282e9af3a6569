//! "Did you mean …?"

/// The name most like this one, if one is.
pub(crate) fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    // Comparing takes the product of the lengths.
    if name.len() > 100 {
        return None;
    }
    let wanted = name.to_lowercase().replace('-', "_");
    known
        .into_iter()
        .map(|known| (strsim::damerau_levenshtein(&wanted, &known.replace('-', "_")), known))
        .filter(|(distance, known)| *distance <= 1.max(known.len() / 3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// A hint with the name most like this one, or with all there are.
pub(crate) fn hint(name: &str, known: &[&str]) -> String {
    match nearest(name, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("there are: {}", known.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found() {
        assert_eq!(nearest("mian", ["name", "main", "args"]), Some("main"));
        assert_eq!(nearest("max-depth", ["max_time", "max_depth"]), Some("max_depth"));
        assert_eq!(nearest("zebra", ["name", "main"]), None);
        assert_eq!(nearest(&"x".repeat(1_000_000), ["name"]), None);
    }
}
