//! Classes written in Java that come with Heddle. Their sources lie under `library`; `cargo xtask api` compiles
//! them, and what it gives is kept beside this crate, so that nobody needs a compiler to build Heddle.

macro_rules! classes {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_bytes!(concat!("../../library/", $name, ".class")))),*]
    };
}

const CLASSES: &[(&str, &[u8])] = classes![
    "heddle/Adversary",
    "heddle/LiveClient",
    "heddle/crypto/Agreement",
    "heddle/crypto/Algorithms",
    "heddle/crypto/Authentication",
    "heddle/crypto/Claims",
    "heddle/crypto/Digest",
    "heddle/crypto/Factory",
    "heddle/crypto/Keys",
    "heddle/crypto/Pairs",
    "heddle/crypto/PublicCipher",
    "heddle/crypto/PublicValues",
    "heddle/crypto/PublicValues$Fixed",
    "heddle/crypto/Random",
    "heddle/crypto/SecretCipher",
    "heddle/crypto/Signing",
    "heddle/crypto/Symbolic",
    "heddle/crypto/Symbolic$Entry",
    "heddle/crypto/Terms",
    "heddle/crypto/Terms$Buffer",
];

pub(super) fn class_bytes(name: &str) -> Option<&'static [u8]> {
    CLASSES.iter().find(|(known, _)| *known == name).map(|(_, bytes)| *bytes)
}

/// What comes with Heddle is what runs, whatever the class path has.
pub(super) fn outranks(name: &str) -> bool {
    class_bytes(name).is_some()
}
