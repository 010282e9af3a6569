//! Streams against zlib-compatible ones, whole and in pieces.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress};

use super::{Deflate, Flush, Inflate, Status, Transfer};

/// Texts that compress in different ways.
fn samples() -> Vec<Vec<u8>> {
    let mut state = 1u32;
    let mut random = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let noise: Vec<u8> = (0..50_000).map(|_| random()).collect();
    let few: Vec<u8> = (0..80_000).map(|_| random() % 7).collect();
    let words = [&b"alpha "[..], b"beta ", b"gamma ", b"delta\n", b"epsilon, "];
    let text: Vec<u8> =
        (0..10_000).flat_map(|_| words[usize::from(random()) % words.len()].to_vec()).collect();
    vec![
        Vec::new(),
        b"a".to_vec(),
        b"hello hello hello".to_vec(),
        vec![0; 150_000],
        noise,
        few,
        text,
    ]
}

fn deflate_in_pieces(input: &[u8], level: i32, wrapped: bool, step: usize, room: usize) -> Vec<u8> {
    let mut stream = Deflate::new(level, 0, wrapped).expect("the level is valid");
    let mut output = Vec::new();
    let mut at = 0;
    loop {
        let end = (at + step).min(input.len());
        let flush = if end == input.len() { Flush::Finish } else { Flush::None };
        let mut buffer = vec![0; room];
        let mut io = Transfer::new(&input[at..end], &mut buffer);
        let status = stream.run(&mut io, flush);
        let (consumed, produced) = (io.consumed, io.produced);
        at += consumed;
        output.extend_from_slice(&buffer[..produced]);
        if status == Status::StreamEnd {
            return output;
        }
        // A clone taken in the middle goes on just the same.
        stream = stream.clone();
    }
}

fn inflate_in_pieces(input: &[u8], wrapped: bool, step: usize, room: usize) -> (Vec<u8>, usize) {
    let mut stream = Inflate::new(wrapped);
    let mut output = Vec::new();
    let mut at = 0;
    loop {
        let end = (at + step).min(input.len());
        let mut buffer = vec![0; room];
        let mut io = Transfer::new(&input[at..end], &mut buffer);
        let status = stream.run(&mut io);
        let (consumed, produced) = (io.consumed, io.produced);
        at += consumed;
        output.extend_from_slice(&buffer[..produced]);
        match status {
            Status::StreamEnd => return (output, at),
            Status::Ok if at % 50 == 0 => stream = stream.clone(),
            Status::Ok => {}
            other => panic!("{other:?} after {at} bytes"),
        }
    }
}

#[test]
fn what_is_deflated_others_can_inflate() {
    for sample in samples() {
        for level in 0..=9 {
            for (step, room) in [(usize::MAX / 2, 1 << 20), (1000, 100), (70_000, 512)] {
                let packed = deflate_in_pieces(&sample, level, true, step, room);
                let mut output = Vec::with_capacity(sample.len() + 1);
                let mut judge = Decompress::new(true);
                let end = judge.decompress_vec(&packed, &mut output, FlushDecompress::Finish);
                assert_eq!(end.ok(), Some(flate2::Status::StreamEnd), "level {level}");
                assert!(output == sample, "level {level}, steps of {step}");
            }
        }
    }
}

#[test]
fn what_others_deflate_can_be_inflated_and_not_a_byte_more_is_taken() {
    for sample in samples() {
        for level in [0, 1, 6, 9] {
            for wrapped in [true, false] {
                let mut packed = Vec::with_capacity(sample.len() * 2 + 1000);
                let mut maker = Compress::new(Compression::new(level), wrapped);
                maker.compress_vec(&sample, &mut packed, FlushCompress::Finish).expect("it fits");
                let length = packed.len();
                packed.extend_from_slice(b"trailing");
                for (step, room) in [(usize::MAX / 2, 1 << 20), (1, 100), (1000, 1), (77, 33)] {
                    let (output, used) = inflate_in_pieces(&packed, wrapped, step, room);
                    assert!(output == sample && used == length, "level {level}, {step}, {room}");
                }
            }
        }
    }
}

#[test]
fn damage_is_named() {
    let check = |input: &[u8], reason: &str| {
        let mut buffer = vec![0; 1000];
        let status = Inflate::new(true).run(&mut Transfer::new(input, &mut buffer));
        assert_eq!(format!("{status:?}"), format!("Corrupt({reason:?})"));
    };
    check(b"hello", "incorrect header check");
    check(&[0x79, 0x9c], "incorrect header check");
    check(&[0x78, 0x9c, 0x07], "invalid block type");
    check(&[0x78, 0x9c, 0x01, 1, 0, 1, 0], "invalid stored block lengths");
    check(&[0x78, 0x9c, 0x03, 0, 0, 0, 0, 2], "incorrect data check");
    check(&[0x78, 0x9c, 0x63, 0x00, 0x12], "invalid distance too far back");
}

#[test]
fn dictionaries_are_asked_for_by_their_checksum() {
    let dictionary = b"the quick brown fox";
    let mut stream = Deflate::new(9, 0, true).expect("the level is valid");
    assert_eq!(stream.set_dictionary(dictionary), Status::Ok);
    let mut packed = vec![0; 100];
    let mut io = Transfer::new(b"the quick brown fox jumps", &mut packed);
    assert_eq!(stream.run(&mut io, Flush::Finish), Status::StreamEnd);
    let length = io.produced;

    let mut back = Inflate::new(true);
    let mut output = vec![0; 100];
    let mut io = Transfer::new(&packed[..length], &mut output);
    assert_eq!(back.run(&mut io), Status::NeedDictionary);
    assert_eq!(back.set_dictionary(b"another"), Status::Corrupt(""));
    assert_eq!(back.set_dictionary(dictionary), Status::Ok);
    assert_eq!(back.run(&mut io), Status::StreamEnd);
    let produced = io.produced;
    assert_eq!(&output[..produced], b"the quick brown fox jumps");
}
