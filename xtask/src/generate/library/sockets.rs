//! What both ends of a connection do, and what handlers of one server share. `s` is the socket, `in`
//! and `out` are its streams.

use super::{Operation, on};

pub(in crate::generate) const SOCKETS: &[Operation] = &[
    on(&[], "out.write($k);"),
    on(&[], "out.write($k);"),
    on(&[], "?in.read()"),
    on(&[], "?in.read()"),
    on(&[], "?in.available()"),
    on(&[], "out.write(new byte[] {$k, $k});"),
    on(&[], "byte[] b$n = new byte[2]; see(in.read(b$n)); see(b$n[0] + b$n[1]);"),
    on(&[], "s.shutdownOutput();"),
    on(&[], "s.shutdownInput();"),
    on(&[], "s.close();"),
    on(
        &[],
        "s.setSoTimeout(1); try { see(in.read()); } catch (java.net.SocketTimeoutException e) { see(13); }",
    ),
];

/// For the server alone, whose handlers have `shared` in common.
pub(in crate::generate) const SERVED: &[Operation] = &[
    on(&[], "shared++;"),
    on(&[], "?shared"),
    on(&[], "synchronized (lock) { shared++; }"),
    on(&[], "synchronized (lock) { see(shared); }"),
    on(&[], "out.write(shared);"),
    on(&[], "shared = in.read();"),
];

/// Files that the processes of one host share.
pub(in crate::generate) const FILED: &[Operation] = &[
    on(&[], "?Files.exists(path()) ? 1 : 0"),
    on(&[], "Files.createFile(path());"),
    on(&[], "?Files.deleteIfExists(path()) ? 1 : 0"),
    on(&[], "Files.writeString(path(), \"$k$k\");"),
    on(&[], "?Files.readString(path()).hashCode() % 13"),
    on(&[], "?(int) Files.size(path())"),
];
