//! `heddle run`: one schedule, like `java`.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use heddle_archive::Jdk;
use heddle_jvm::host::Host;
use heddle_jvm::image_cache;
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::End;
use heddle_jvm::state::ProcessConfig;

struct Terminal;

impl Host for Terminal {
    fn write(&mut self, _: u32, stream: u8, bytes: &[u8]) {
        if stream == 1 {
            let _ = std::io::stdout().write_all(bytes);
            let _ = std::io::stdout().flush();
        } else {
            let _ = std::io::stderr().write_all(bytes);
        }
    }

    fn read(&mut self, _: u32, buffer: &mut [u8]) -> usize {
        std::io::stdin().read(buffer).unwrap_or(0)
    }

    fn available(&mut self, _: u32) -> usize {
        0
    }
}

pub(crate) fn run(args: Vec<String>) -> ExitCode {
    let mut config = ProcessConfig {
        heap_bytes_max: 2 << 30,
        stack_bytes_max: 4 << 20,
        working_directory: std::env::current_dir().unwrap_or_else(|_| PathBuf::from("/")),
        class_path_text: ".".into(),
        ..ProcessConfig::default()
    };
    let mut jdk = None;
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-cp" | "-classpath" | "--class-path" => {
                config.class_path_text = args.next().unwrap_or_default();
            }
            "-jar" => {
                let jar = PathBuf::from(args.next().unwrap_or_default());
                config.class_path_text = jar.to_string_lossy().into_owned();
                config.jar = Some(jar);
                config.args = args.collect();
                break;
            }
            "--jdk" => jdk = args.next().map(PathBuf::from),
            "-ea" | "-enableassertions" => config.assertions.rules.push((String::new(), true)),
            _ if arg.starts_with("-D") => {
                let (key, value) = arg[2..].split_once('=').unwrap_or((&arg[2..], ""));
                config.properties.push((key.to_owned(), value.to_owned()));
            }
            _ if arg.starts_with('-') => {
                eprintln!("heddle run: unknown option {arg}");
                return ExitCode::from(2);
            }
            _ => {
                config.main_class = arg;
                config.args = args.collect();
                break;
            }
        }
    }
    config.class_path = config.class_path_text.split(':').map(PathBuf::from).collect();
    let jdk = match Jdk::locate(jdk.as_deref()) {
        Ok(jdk) => jdk,
        Err(error) => {
            eprintln!("heddle: {error}");
            return ExitCode::from(2);
        }
    };
    let special: Vec<(String, String)> = config
        .properties
        .iter()
        .filter(|(key, _)| image_cache::matters_at_boot(key))
        .cloned()
        .collect();
    let booted = if special.is_empty() {
        image_cache::open(jdk, cache_folder().as_deref())
    } else {
        image_cache::open_with(jdk, special)
    };
    let (program, image) = match booted {
        Ok(booted) => booted,
        Err(error) => {
            eprintln!("heddle: the JDK's library did not start: {}", error.0);
            return ExitCode::from(3);
        }
    };
    let mut machine = Machine::new(program, Box::new(Terminal));
    let process = match machine.add_process(&image, config) {
        Ok(process) => process,
        Err(error) => {
            eprintln!("heddle: no memory for the heap: {error}");
            return ExitCode::from(2);
        }
    };
    match machine.run() {
        End::Exited => {
            let status = machine.processes[process.0 as usize].exit_status.unwrap_or(0);
            ExitCode::from(status as u8)
        }
        End::Deadlock => {
            eprintln!("heddle: deadlock");
            ExitCode::from(1)
        }
        End::Unsupported { thread, what } => {
            eprintln!("heddle: unsupported: {what}");
            for line in machine.stack_lines(thread) {
                eprintln!("\tat {line}");
            }
            ExitCode::from(3)
        }
    }
}

/// Where boot images are kept between runs.
fn cache_folder() -> Option<PathBuf> {
    let base = match std::env::var_os("XDG_CACHE_HOME") {
        Some(base) if !base.is_empty() => PathBuf::from(base),
        _ => PathBuf::from(std::env::var_os("HOME")?).join(".cache"),
    };
    Some(base.join("heddle"))
}
