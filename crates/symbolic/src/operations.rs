//! What operations mean: who can make their results, and who can open them.
//!
//! The name of an operation is its sort, a colon and the algorithm: `senc:AES/CBC`. The sort says what
//! the arguments are.

/// Sorts of operations, with their arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// `hash(x)`, and whatever else everybody can compute and nobody can invert: `kdf(password, salt)`.
    OneWay,
    /// `senc(key, …, x)`: opened with the key.
    Symmetric,
    /// `aenc(pair, random, x)`: opened with the private key of the pair.
    Asymmetric,
    /// `sig(pair, …, x)`: made with the private key of the pair; tells nothing about `x`.
    Signature,
    /// `dh(pair, pair)`: computed with either private key.
    Agreement,
    /// `private(pair)`: the other half of a pair, which stands for its public key.
    Private,
}

/// The operation that gives the private key of a pair.
pub const PRIVATE: &str = "private";

impl Sort {
    pub fn of(operation: &str) -> Sort {
        match operation.split(':').next().unwrap_or_default() {
            "senc" => Sort::Symmetric,
            "aenc" => Sort::Asymmetric,
            "sig" => Sort::Signature,
            "dh" => Sort::Agreement,
            PRIVATE => Sort::Private,
            _ => Sort::OneWay,
        }
    }
}
