//! `cargo xtask subjects`: programs over large libraries, and how soon a search of them gets somewhere.
//!
//! The libraries are those of the machine's own packages; a subject whose jars are not there is left out.

use crate::arguments::Arguments;
use crate::directives::Directives;
use crate::failure::Failure;
use crate::java;
use crate::process::run_visibly;
use crate::states::result;
use crate::workspace::{self, Profile};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

pub(crate) const HELP: &str = "\
subjects [NAME...] [--jdk DIR] [--heddle FILE] [--time SECONDS] [--jars DIR]
    A table of restarts, seconds to the first thousand states and verdicts, for the programs under
    bench/subjects whose name contains NAME. They use libraries as Debian packages them
    (libderby-java, libhsqldb-java, groovy, libcommons-lang3-java, libcommons-dbcp2-java,
    libhikaricp-java, liblog4j2-java, libguava-java, libjetty9-java).
    --time  limit for one search, default 60
    --jars  where the jars are, default /usr/share/java";

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let seconds_max: u64 = arguments.value("--time")?.unwrap_or(60);
    let jars: PathBuf = arguments.value("--jars")?.unwrap_or_else(|| "/usr/share/java".into());
    let filters: Vec<String> = arguments.rest()?;
    let jdk = if homes.is_empty() { java::ensure_jdk()? } else { java::jdks(&homes)?.remove(0) };
    let heddle = workspace::heddle(named, Profile::Release)?;
    println!(
        "{:16} {:>8} {:>11} {:>9} {:>9} {:>8}  verdict",
        "", "restarts", "from start", "1000 in", "states", "seconds"
    );
    for source in workspace::java_sources("bench/subjects", &filters)? {
        let text = fs::read_to_string(&source).map_err(|error| Failure::file(&source, &error))?;
        let directives = Directives::parse(&text, &["jars"])?;
        let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let needed = directives.words("jars").into_iter();
        let needed: Vec<PathBuf> = needed.map(|jar| jars.join(jar + ".jar")).collect();
        if let Some(missing) = needed.iter().find(|jar| !jar.exists()) {
            println!("{name:16} left out: there is no {}", missing.display());
            continue;
        }
        let classes = workspace::target().join("subjects").join(&name);
        fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
        let all = needed.iter().map(PathBuf::as_path).chain([classes.as_path()]);
        let class_path = std::env::join_paths(all)
            .map_err(|error| Failure::new(format!("the class path of {name}: {error}")))?;
        let mut compile = java::tool(&jdk, "javac");
        compile.args(["-nowarn", "-cp"]).arg(&class_path).arg("-d").arg(&classes).arg(&source);
        run_visibly(&mut compile)?;
        let check = |flags: &[&str]| {
            let mut command = Command::new(&heddle);
            command.args(["check", "--json", "--quiet", "--workers=1"]).args(flags);
            command.arg(format!("--max-time={seconds_max}")).arg("--jdk").arg(&jdk.home);
            // Libraries leave logs in the folder they run in.
            result(command.current_dir(&classes).arg("-cp").arg(&class_path).arg(&name))
        };
        let first = check(&["--max-states=1000"])?;
        let whole = check(&[])?;
        println!("{}", row(&name, &first, &whole));
    }
    Ok(())
}

fn row(name: &str, first: &Value, whole: &Value) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let stats = &whole["stats"];
    let thousand = match number(&first["stats"]["states"]) >= 1000.0 {
        true => format!("{:.1} s", number(&first["stats"]["seconds"])),
        false => "-".into(),
    };
    let verdict = whole["verdict"].as_str().unwrap_or("none");
    let reason = whole["reason"].as_str().map(|reason| format!(": {reason}")).unwrap_or_default();
    format!(
        "{name:16} {:>8} {:>11} {thousand:>9} {:>9} {:>8.1}  {verdict}{reason}",
        number(&stats["restarts"]),
        number(&stats["restarts_from_start"]),
        number(&stats["states"]),
        number(&stats["seconds"]),
    )
}
