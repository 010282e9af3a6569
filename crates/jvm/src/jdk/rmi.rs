//! What the machine knows of `java.rmi`.

use heddle_reduction::Treatment;

/// The work of the thread that keeps a process alive for as long as it has exported objects. It
/// waits for references that the collector clears, of which there are none.
pub(crate) const KEEPS_ALIVE: &str = "sun/rmi/transport/ObjectTable$Reaper";

/// What serves one connection, and what accepts them.
pub(crate) const HANDLER: &str = "sun/rmi/transport/tcp/TCPTransport$ConnectionHandler";
const ACCEPTS: &str = "sun/rmi/transport/tcp/TCPTransport$AcceptLoop";

/// The client's and the server's end of a connection.
pub(crate) const CONNECTION: &str = "sun/rmi/transport/tcp/TCPConnection";

/// Threads of the library that wait for somebody to call, by the class of their work.
pub(crate) const SERVING: &[&str] = &[KEEPS_ALIVE, HANDLER, ACCEPTS];

/// Calls the methods of remote objects.
pub(crate) const DISPATCHER: &str = "sun/rmi/server/UnicastServerRef";

/// The group of threads that the threads of a program belong to, or to a group below it. Threads
/// that the library makes for itself are in others.
pub(crate) const PROGRAM_GROUP: &str = "main";

/// What carries remote calls, and what programs see of it.
pub(crate) const CARRIER: &str = "sun/rmi/";
const CARRIERS: &[&str] = &[CARRIER, "java/rmi/"];

/// Methods that reach objects of the program: arguments and results are copied access by access.
const COPYING: &[(&str, &[&str])] = &[
    ("java/io/ObjectOutputStream", &["writeObject", "writeUnshared"]),
    ("java/io/ObjectInputStream", &["readObject", "readUnshared"]),
];

/// How a method is treated where remote calls are messages: what carries them is nobody else's
/// business. Where calls meet, natives say so. Static initialisers are like all others.
pub(crate) fn remote_call(class: &str, method: &str) -> Option<Treatment> {
    let copies = |(name, methods): &(&str, &[&str])| *name == class && methods.contains(&method);
    if COPYING.iter().any(copies) {
        return Some(Treatment::Plain);
    }
    let carries = method != "<clinit>" && CARRIERS.iter().any(|prefix| class.starts_with(prefix));
    carries.then_some(Treatment::Private)
}
