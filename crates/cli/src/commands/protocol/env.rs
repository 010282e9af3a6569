//! `heddle protocol env`: what surrounds a component that is checked alone, as a frame.

use std::process::ExitCode;

use heddle_jvm::follow::{Around, Environment};
use heddle_protocol::{FrameModel, Protocol, Role, Source, format, format_expression};

use super::{Settings, Stop, text};
use crate::output;

pub(super) fn env(settings: &Settings) -> Result<ExitCode, Stop> {
    let model = settings.model()?;
    for (index, id) in settings.frames(&model)?.into_iter().enumerate() {
        if index > 0 {
            output::print("\n");
        }
        output::print(&surroundings(model.frame(id))?);
    }
    Ok(ExitCode::SUCCESS)
}

/// The frame of an environment: it calls what the component provides, and provides what the
/// component calls.
fn surroundings(frame: &FrameModel) -> Result<String, Stop> {
    let protocol = Protocol::new(&frame.protocol);
    let environment = Environment::new(&frame.protocol, &protocol, Around::default());
    let mut source = format!(
        "// What surrounds a component of {}: {}.\n",
        frame.name,
        match environment.threads {
            1 => "one thread calls it".to_owned(),
            threads => format!("{} call it", text::counted(threads, "thread")),
        }
    );
    let repeated: Vec<String> = environment
        .repeated()
        .into_iter()
        .map(|event| protocol.event(event))
        .map(|event| format!("{}.{}", event.interface, event.method))
        .collect();
    if !repeated.is_empty() {
        source.push_str(&format!("// --protocol-repeat bounds {}.\n", repeated.join(", ")));
    }
    source.push_str(&format!("frame {}Environment {{\n", frame.name));
    for (title, role) in [("provides", Role::Required), ("requires", Role::Provided)] {
        let mut interfaces = frame.interfaces.iter().filter(|(_, known)| known.role == role);
        let mut section = format!("{title}:\n");
        for (name, interface) in &mut interfaces {
            section.push_str(&format!("{} {name};\n", interface.type_name));
        }
        if section.lines().count() > 1 {
            source.push_str(&section);
        }
    }
    source
        .push_str(&format!("protocol:\n{}\n}};\n", format_expression(&frame.protocol.inverted())));
    let source = Source { name: frame.name.clone(), text: source };
    format(&source).map_err(|mistake| Stop::Error(mistake.render(std::slice::from_ref(&source))))
}
