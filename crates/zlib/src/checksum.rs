//! Adler-32 (RFC 1950 §8.2) and CRC-32 (RFC 1952 §8).

const ADLER_BASE: u32 = 65521;
/// So many bytes can be summed before the sums must be reduced.
const ADLER_RUN: usize = 5552;

pub fn adler32(adler: u32, bytes: &[u8]) -> u32 {
    let (mut low, mut high) = (adler & 0xffff, adler >> 16);
    for run in bytes.chunks(ADLER_RUN) {
        for &byte in run {
            low += u32::from(byte);
            high += low;
        }
        low %= ADLER_BASE;
        high %= ADLER_BASE;
    }
    high << 16 | low
}

const CRC_POLYNOMIAL: u32 = 0xEDB8_8320;

const CRC_TABLES: [[u32; 256]; 8] = crc_tables();

/// Table `k` advances a byte over `k` zero bytes that follow it.
const fn crc_tables() -> [[u32; 256]; 8] {
    let mut tables = [[0; 256]; 8];
    let mut index = 0;
    while index < 256 {
        let mut value = index as u32;
        let mut bit = 0;
        while bit < 8 {
            value = if value & 1 != 0 { CRC_POLYNOMIAL ^ (value >> 1) } else { value >> 1 };
            bit += 1;
        }
        tables[0][index] = value;
        index += 1;
    }
    let mut table = 1;
    while table < 8 {
        let mut index = 0;
        while index < 256 {
            let before = tables[table - 1][index];
            tables[table][index] = (before >> 8) ^ tables[0][(before & 0xff) as usize];
            index += 1;
        }
        table += 1;
    }
    tables
}

pub fn crc32(crc: u32, bytes: &[u8]) -> u32 {
    let mut value = !crc;
    let mut words = bytes.chunks_exact(8);
    for word in &mut words {
        let low = u32::from_le_bytes([word[0], word[1], word[2], word[3]]) ^ value;
        let [a, b, c, d] = low.to_le_bytes().map(usize::from);
        value = CRC_TABLES[7][a]
            ^ CRC_TABLES[6][b]
            ^ CRC_TABLES[5][c]
            ^ CRC_TABLES[4][d]
            ^ CRC_TABLES[3][usize::from(word[4])]
            ^ CRC_TABLES[2][usize::from(word[5])]
            ^ CRC_TABLES[1][usize::from(word[6])]
            ^ CRC_TABLES[0][usize::from(word[7])];
    }
    for &byte in words.remainder() {
        value = CRC_TABLES[0][usize::from(value as u8 ^ byte)] ^ (value >> 8);
    }
    !value
}
