//! Errors of the operating system, by their Linux numbers and words.

/// An error number as Linux has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Errno(pub i32);

impl Errno {
    pub const NOT_PERMITTED: Errno = Errno(1);
    pub const NOT_FOUND: Errno = Errno(2);
    pub const INPUT_OUTPUT: Errno = Errno(5);
    pub const NO_DEVICE: Errno = Errno(6);
    pub const BAD_DESCRIPTOR: Errno = Errno(9);
    pub const ACCESS: Errno = Errno(13);
    pub const BUSY: Errno = Errno(16);
    pub const EXISTS: Errno = Errno(17);
    pub const NOT_DIRECTORY: Errno = Errno(20);
    pub const IS_DIRECTORY: Errno = Errno(21);
    pub const INVALID: Errno = Errno(22);
    pub const FILE_TOO_LARGE: Errno = Errno(27);
    pub const NO_SPACE: Errno = Errno(28);
    pub const ILLEGAL_SEEK: Errno = Errno(29);
    pub const BROKEN_PIPE: Errno = Errno(32);
    pub const DEADLOCK: Errno = Errno(35);
    pub const NAME_TOO_LONG: Errno = Errno(36);
    pub const NOT_EMPTY: Errno = Errno(39);
    pub const TOO_MANY_LINKS: Errno = Errno(40);
    pub const NOT_SUPPORTED: Errno = Errno(95);
    pub const ADDRESS_IN_USE: Errno = Errno(98);
    pub const CONNECTION_REFUSED: Errno = Errno(111);

    /// What `strerror` says.
    pub fn message(self) -> &'static str {
        match self.0 {
            1 => "Operation not permitted",
            2 => "No such file or directory",
            4 => "Interrupted system call",
            5 => "Input/output error",
            6 => "No such device or address",
            9 => "Bad file descriptor",
            11 => "Resource temporarily unavailable",
            12 => "Cannot allocate memory",
            13 => "Permission denied",
            16 => "Device or resource busy",
            17 => "File exists",
            18 => "Invalid cross-device link",
            20 => "Not a directory",
            21 => "Is a directory",
            22 => "Invalid argument",
            24 => "Too many open files",
            26 => "Text file busy",
            27 => "File too large",
            28 => "No space left on device",
            29 => "Illegal seek",
            30 => "Read-only file system",
            31 => "Too many links",
            32 => "Broken pipe",
            35 => "Resource deadlock avoided",
            36 => "File name too long",
            38 => "Function not implemented",
            39 => "Directory not empty",
            40 => "Too many levels of symbolic links",
            61 => "No data available",
            95 => "Operation not supported",
            98 => "Address already in use",
            111 => "Connection refused",
            _ => "Unknown error",
        }
    }

    /// The number behind an error of the host.
    pub(super) fn of_host(error: &std::io::Error) -> Errno {
        Errno(error.raw_os_error().unwrap_or(Errno::INPUT_OUTPUT.0))
    }
}
