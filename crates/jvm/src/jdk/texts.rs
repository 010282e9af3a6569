//! Methods of the library that make texts of what they are given, and those that print them.
//!
//! A method that makes a text gives it back and leaves no other trace. None of them calls code of the
//! program but `toString` of what it is given and what `MIDDLEMEN` have, and what it throws, if anything,
//! does not depend on what time it is, on the content of a string, or on a number.

/// What a call does with values, by the names that stand in a class file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TextCall {
    /// Gives back a text of its arguments, or of the time. Arguments may be null.
    Joins,
    /// The same, but complains of null.
    Makes,
    /// The same, by a format: complains of one that does not fit.
    Formats,
    /// Gives back a number as an object.
    Boxes,
    /// Begins a date, or a builder of a string, that was just made.
    Begins,
    /// Puts its argument into a builder of a string, and gives the builder back.
    Appends,
    /// Gives back what was put into a builder.
    Finishes,
    /// Logs its arguments.
    Logs,
    /// Prints its argument.
    Prints,
    /// Prints its arguments by a format, and gives back its receiver.
    PrintsFormatted,
}

/// Dates and times that never change. None of them can be extended.
const TIMES: &[&str] = &[
    "java/time/Instant",
    "java/time/LocalTime",
    "java/time/LocalDate",
    "java/time/LocalDateTime",
    "java/time/ZonedDateTime",
    "java/time/OffsetDateTime",
    "java/time/OffsetTime",
];

/// A date remembers what it once made of itself.
pub(crate) const DATE: &str = "java/util/Date";

/// Classes whose objects remember what was made of them.
const MUTABLE: &[&str] = &[
    DATE,
    "java/util/Calendar",
    "java/util/GregorianCalendar",
    "java/text/DateFormat",
    "java/text/SimpleDateFormat",
];

/// Interfaces and classes through which code of the program is given what is being formatted or logged.
const MIDDLEMEN: &[&str] = &[
    "java/util/Formattable",
    "java/time/temporal/TemporalField",
    "java/time/temporal/TemporalUnit",
    "java/time/chrono/Chronology",
    "java/util/logging/Filter",
    "java/util/logging/Formatter",
    "java/util/logging/Handler",
    "java/util/logging/Logger",
    "java/util/logging/LogManager",
    "java/util/ResourceBundle",
    "java/lang/System$Logger",
    "java/lang/System$LoggerFinder",
];

/// The methods of a `Logger` that take a text and give nothing back.
const LOGGING: &[&str] = &["severe", "warning", "info", "config", "fine", "finer", "finest"];

const LEVEL_AND_TEXT: &str = "Ljava/util/logging/Level;Ljava/lang/String;";

const CONCATENATION: &str = "java/lang/invoke/StringConcatFactory";

/// What a call does with texts and numbers, if that is known. `invokedynamic` goes by the names of its
/// bootstrap method.
pub(crate) fn text_call(class: &str, name: &str, descriptor: &str) -> Option<TextCall> {
    let takes = |arguments: &str| {
        descriptor.strip_prefix('(').is_some_and(|rest| rest.starts_with(arguments))
    };
    let (call, fits) = match (class, name) {
        (CONCATENATION, "makeConcat" | "makeConcatWithConstants") => (TextCall::Joins, true),
        ("java/lang/String", "valueOf") => (TextCall::Joins, !takes("[C")),
        (DATE, "<init>") => (TextCall::Begins, takes(")") || takes("J)")),
        ("java/io/PrintStream", "print" | "println") => (TextCall::Prints, !takes("[C")),
        ("java/io/PrintStream", "printf" | "format") => {
            (TextCall::PrintsFormatted, takes("Ljava/lang/String;["))
        }
        ("java/lang/Integer" | "java/lang/Short" | "java/lang/Byte", "valueOf")
        | ("java/lang/Character" | "java/lang/Boolean" | "java/lang/Long", "valueOf")
        | ("java/lang/Float" | "java/lang/Double", "valueOf") => {
            (TextCall::Boxes, !takes("Ljava/lang/String;"))
        }
        ("java/lang/Long" | "java/lang/Integer", "toString") => {
            (TextCall::Joins, takes("J)") || takes("I)"))
        }
        (DATE, "toString") => (TextCall::Makes, takes(")")),
        (class, "<init>") if is_builder(class) => {
            (TextCall::Begins, takes(")") || takes("Ljava/lang/String;)"))
        }
        (class, "append") if is_builder(class) => {
            (TextCall::Appends, !takes("[") && !descriptor.contains("II)"))
        }
        (class, "toString") if is_builder(class) => (TextCall::Finishes, true),
        ("java/util/logging/Logger", "log") => {
            let rest =
                descriptor.strip_prefix('(').and_then(|rest| rest.strip_prefix(LEVEL_AND_TEXT));
            let more = ["", "Ljava/lang/Object;", "[Ljava/lang/Object;"];
            (TextCall::Logs, rest.is_some_and(|rest| more.contains(&rest.trim_end_matches(")V"))))
        }
        ("java/util/logging/Logger", name) => {
            (TextCall::Logs, LOGGING.contains(&name) && takes("Ljava/lang/String;)"))
        }
        ("java/lang/System", "currentTimeMillis" | "nanoTime") => (TextCall::Makes, true),
        ("java/time/Duration", "between") => (TextCall::Makes, true),
        (
            "java/time/Duration",
            "toMillis" | "toNanos" | "toSeconds" | "getSeconds" | "toString",
        ) => (TextCall::Makes, true),
        ("java/lang/Thread", "getName") => (TextCall::Makes, takes(")")),
        ("java/lang/String", "concat" | "trim") => (TextCall::Makes, true),
        ("java/lang/String", "toUpperCase" | "toLowerCase") => (TextCall::Makes, takes(")")),
        ("java/lang/String", "format") => (TextCall::Formats, takes("Ljava/lang/String;[")),
        ("java/lang/String", "formatted") => (TextCall::Formats, true),
        ("java/time/format/DateTimeFormatter", "format") => (TextCall::Makes, true),
        (class, "now" | "toString") => (TextCall::Makes, TIMES.contains(&class) && takes(")")),
        (class, "format" | "truncatedTo") => (TextCall::Makes, TIMES.contains(&class)),
        _ => return None,
    };
    fits.then_some(call)
}

/// Whether nobody but the library says what the text of a value is, by its descriptor: a number or a
/// string.
pub(crate) fn is_plain(descriptor: &str) -> bool {
    descriptor == "Ljava/lang/String;" || !descriptor.starts_with(['L', '['])
}

/// Whether a descriptor is that of a number.
pub(crate) fn is_number(descriptor: &str) -> bool {
    descriptor.len() == 1 && descriptor != "V"
}

/// Whether a class puts strings together.
pub(crate) fn is_builder(class: &str) -> bool {
    matches!(class, "java/lang/StringBuilder" | "java/lang/StringBuffer")
}

/// Whether objects of a class remember what was made of them.
pub(crate) fn remembers_texts(class: &str) -> bool {
    MUTABLE.contains(&class)
}

/// Whether the library gives what it formats or logs to subclasses of a class or an interface.
pub(crate) fn is_middleman(class: &str) -> bool {
    MIDDLEMEN.contains(&class)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_makes_texts_and_who_prints_them() {
        let check = |class, name, descriptor, call| {
            assert_eq!(text_call(class, name, descriptor), Some(call), "{class}.{name}");
        };
        check("java/time/Instant", "now", "()Ljava/time/Instant;", TextCall::Makes);
        check("java/lang/Thread", "getName", "()Ljava/lang/String;", TextCall::Makes);
        check("java/io/PrintStream", "println", "(Ljava/lang/String;)V", TextCall::Prints);
        let format = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
        check("java/lang/String", "format", format, TextCall::Formats);
        check("java/util/logging/Logger", "info", "(Ljava/lang/String;)V", TextCall::Logs);
        let log = "(Ljava/util/logging/Level;Ljava/lang/String;Ljava/lang/Object;)V";
        check("java/util/logging/Logger", "log", log, TextCall::Logs);
        let append = "(J)Ljava/lang/StringBuilder;";
        check("java/lang/StringBuilder", "append", append, TextCall::Appends);
    }

    #[test]
    fn clocks_locales_arrays_and_methods_of_the_program_are_not_known() {
        let unknown = |class, name, descriptor| {
            assert_eq!(text_call(class, name, descriptor), None, "{class}.{name}");
        };
        unknown("java/time/Instant", "now", "(Ljava/time/Clock;)Ljava/time/Instant;");
        unknown(
            "java/lang/String",
            "format",
            "(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)V",
        );
        unknown("java/lang/String", "equals", "(Ljava/lang/Object;)Z");
        unknown("java/io/PrintStream", "println", "([C)V");
        unknown("java/util/logging/Logger", "info", "(Ljava/util/function/Supplier;)V");
        unknown(
            "java/util/logging/Logger",
            "log",
            "(Ljava/util/logging/Level;Ljava/lang/String;Ljava/lang/Throwable;)V",
        );
        unknown("Program", "now", "()Ljava/time/Instant;");
    }
}
