//! Threads of the library that look after what lies idle, from time to time.

/// What such a thread waits for is housekeeping only if this is so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Provided {
    Always,
    /// The next task of the timer is one of this package.
    TasksOf(&'static str),
    /// No request has a time limit that runs out by the same wait.
    NoTimeLimits,
}

/// What else a thread that keeps house does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Besides {
    Nothing,
    /// It carries what others send and receive.
    Traffic,
}

/// The factories of threads for pools that the library makes for itself.
pub(crate) const POOLS_OF_LIBRARY: &[&str] =
    &["jdk/internal/net/http/HttpClientImpl$DefaultThreadFactory"];

/// Class and method that such a thread waits in.
pub(crate) const HOUSEKEEPING: &[(&str, &str, Provided, Besides)] = &[
    (
        "java/util/TimerThread",
        "mainLoop",
        Provided::TasksOf("sun/net/httpserver/"),
        Besides::Nothing,
    ),
    ("sun/net/httpserver/ServerImpl$Dispatcher", "run", Provided::Always, Besides::Traffic),
    ("sun/net/www/http/KeepAliveCache", "run", Provided::Always, Besides::Nothing),
    (
        "jdk/internal/net/http/HttpClientImpl$SelectorManager",
        "run",
        Provided::NoTimeLimits,
        Besides::Traffic,
    ),
];
