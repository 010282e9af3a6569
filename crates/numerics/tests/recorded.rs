//! Compares every function with recorded results of the real `java`, for machines
//! without one and for processors other than x86-64.

mod functions;

use functions::{FUNCTIONS, Kind};

#[test]
fn same_results_as_recorded() {
    let mut failures = Vec::new();
    let mut seen = 0;
    for line in include_str!("recorded.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let name = words.next().unwrap();
        let function = FUNCTIONS.iter().find(|function| function.name == name).unwrap();
        let mut numbers: Vec<u64> =
            words.map(|word| u64::from_str_radix(word, 16).unwrap()).collect();
        let expected = numbers.pop().unwrap();
        let operands = match function.kind {
            Kind::Unary(_) => 1,
            Kind::Binary(_) => 2,
        };
        assert_eq!(numbers.len(), operands, "{line}");
        let ours = function.kind.apply(&numbers, 0).to_bits();
        let off = ours.abs_diff(expected);
        // Where the agreement is not complete one unit in the last place may be off.
        if off > u64::from(function.allowed > 0) {
            failures.push(format!("{line}: {ours:016x}"));
        }
        seen += 1;
    }
    assert!(seen > 1000, "{seen} results recorded");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
