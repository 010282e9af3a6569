//! Which crates of the workspace use which, as their manifests say.

use super::tables::{CRATES, Row};
use crate::failure::Failure;
use crate::workspace::cargo;
use serde_json::Value;

/// What manifests use and the table does not allow, a sentence each.
pub(super) fn check() -> Result<Vec<String>, Failure> {
    let output = cargo()
        .args(["metadata", "--no-deps", "--offline", "--format-version=1"])
        .output()
        .map_err(|error| Failure::new(format!("cargo metadata: {error}")))?;
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|_| {
        Failure::new(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim()))
    })?;
    Ok(problems(&metadata, CRATES))
}

fn problems(metadata: &Value, table: &[Row]) -> Vec<String> {
    let mut problems = Vec::new();
    for package in list(metadata, "packages") {
        let name = short_name(package);
        let Some(row) = table.iter().find(|row| row.name == name) else {
            problems.push(format!("the crate {name} has no row in the table of crates"));
            continue;
        };
        // Only crates of this workspace are given by their path.
        let used = list(package, "dependencies").filter(|used| used["path"].is_string());
        for used in used.map(short_name) {
            if !row.may_use.contains(&used) {
                problems.push(format!("{name} must not depend on {used}"));
            }
        }
    }
    problems
}

fn list<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    value[name].as_array().into_iter().flatten()
}

fn short_name(package: &Value) -> &str {
    match package["name"].as_str().unwrap_or_default() {
        "heddle" => "cli",
        name => name.strip_prefix("heddle-").unwrap_or(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const TABLE: &[Row] =
        &[Row { name: "search", may_use: &[] }, Row { name: "cli", may_use: &["search"] }];

    fn package(name: &str, uses: &[&str]) -> Value {
        let used = |name: &&str| json!({ "name": name, "path": "/somewhere" });
        json!({ "name": name, "dependencies": uses.iter().map(used).collect::<Vec<_>>() })
    }

    #[test]
    fn what_is_allowed_passes() {
        let mut search = package("heddle-search", &[]);
        search["dependencies"] = json!([{ "name": "rustc-hash", "path": null }]);
        let packages = json!({ "packages": [search, package("heddle", &["heddle-search"])] });
        assert_eq!(problems(&packages, TABLE), Vec::<String>::new());
        // A row that nobody uses yet is fine.
        let packages = json!({ "packages": [package("heddle", &[])] });
        assert_eq!(problems(&packages, TABLE), Vec::<String>::new());
    }

    #[test]
    fn what_is_not_allowed_fails() {
        let packages = json!({ "packages": [package("heddle-search", &["heddle"])] });
        assert_eq!(problems(&packages, TABLE), ["search must not depend on cli"]);
        let packages = json!({ "packages": [package("heddle-other", &[])] });
        assert_eq!(
            problems(&packages, TABLE),
            ["the crate other has no row in the table of crates"]
        );
    }
}
