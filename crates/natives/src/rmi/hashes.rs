//! The numbers by which calls name methods: `sun.rmi.server.Util.computeMethodHash`.
//!
//! They are specified, and the same everywhere. The JDK sets up a security provider to compute one,
//! which every process would do again on every path.

use super::super::reflect::method_of;
use super::super::{Call, Native, replacing};
use heddle_jvm::interp::Result;

pub(super) const NATIVES: &[Native] = &[replacing(
    "sun/rmi/server/Util",
    "computeMethodHash",
    "(Ljava/lang/reflect/Method;)J",
    method_hash,
)];

fn method_hash(call: &mut Call<'_>) -> Result<u64> {
    let method = method_of(call, call.object(0)?)?;
    Ok(hash_of(method.name.as_bytes(), method.descriptor.as_bytes()))
}

/// The first eight bytes of the digest of a name and a descriptor, as `writeUTF` writes them.
fn hash_of(name: &[u8], descriptor: &[u8]) -> u64 {
    let length = (name.len() + descriptor.len()) as u16;
    let digest = sha1(&[&length.to_be_bytes(), name, descriptor].concat());
    u64::from(digest[0].swap_bytes()) | u64::from(digest[1].swap_bytes()) << 32
}

/// FIPS 180-4.
fn sha1(message: &[u8]) -> [u32; 5] {
    let mut padded = message.to_vec();
    padded.push(0x80);
    padded.resize((padded.len() + 8).next_multiple_of(64) - 8, 0);
    padded.extend((message.len() as u64 * 8).to_be_bytes());
    let start = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0];
    padded.as_chunks::<64>().0.iter().fold(start, |state, block| {
        let mut words = [0_u32; 80];
        for (word, bytes) in words.iter_mut().zip(block.as_chunks().0) {
            *word = u32::from_be_bytes(*bytes);
        }
        for at in 16..80 {
            let mixed = words[at - 3] ^ words[at - 8] ^ words[at - 14] ^ words[at - 16];
            words[at] = mixed.rotate_left(1);
        }
        let [mut a, mut b, mut c, mut d, mut e] = state;
        for (round, word) in words.into_iter().enumerate() {
            let (mixed, constant) = match round {
                0..20 => (b & c | !b & d, 0x5a82_7999),
                20..40 => (b ^ c ^ d, 0x6ed9_eba1),
                40..60 => (b & c | b & d | c & d, 0x8f1b_bcdc),
                _ => (b ^ c ^ d, 0xca62_c1d6_u32),
            };
            let sum = a.rotate_left(5).wrapping_add(mixed).wrapping_add(e);
            let next = sum.wrapping_add(constant).wrapping_add(word);
            (e, d, c, b, a) = (d, c, b.rotate_left(30), a, next);
        }
        let after = [a, b, c, d, e];
        std::array::from_fn(|at| state[at].wrapping_add(after[at]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of FIPS 180.
    #[test]
    fn digests_are_those_of_the_standard() {
        let of = |text: &str| sha1(text.as_bytes()).map(|word| format!("{word:08x}")).concat();
        assert_eq!(of("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
        assert_eq!(of(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
        let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        assert_eq!(of(long), "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
    }

    /// Of `lookup` in the stubs of registries that `rmic` made.
    #[test]
    fn hashes_are_those_of_java() {
        let descriptor = b"(Ljava/lang/String;)Ljava/rmi/Remote;";
        assert_eq!(hash_of(b"lookup", descriptor) as i64, -7_538_657_168_040_752_697);
    }
}
