//! Blocks of the compressor: their codes, and their bits (RFC 1951 §3.2).
//!
//! Which of two equal choices is taken (which node is merged first, which block type wins) is as
//! in zlib, so that the bytes are the same.

const LITERALS: usize = 256;
const LENGTH_CODES: usize = 29;
const LITERAL_CODES: usize = LITERALS + 1 + LENGTH_CODES;
const DISTANCE_CODES: usize = 30;
const LENGTH_SYMBOLS: usize = 19;
const HEAP_SIZE: usize = 2 * LITERAL_CODES + 1;
const BITS_MAX: usize = 15;
const LENGTH_SYMBOL_BITS_MAX: usize = 7;
const END_OF_BLOCK: usize = 256;
const REPEAT_3_6: usize = 16;
const ZEROS_3_10: usize = 17;
const ZEROS_11_138: usize = 18;

const STORED_BLOCK: u32 = 0;
const FIXED_BLOCK: u32 = 1;
const DYNAMIC_BLOCK: u32 = 2;

const EXTRA_LENGTH_BITS: [u8; LENGTH_CODES] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const EXTRA_DISTANCE_BITS: [u8; DISTANCE_CODES] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
];
const EXTRA_SYMBOL_BITS: [u8; LENGTH_SYMBOLS] =
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7];
const SYMBOL_ORDER: [usize; LENGTH_SYMBOLS] =
    [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// After so many literals and matches a block ends.
const BLOCK_SYMBOLS_MAX: usize = (1 << 14) - 1;

/// Frequencies while a block is collected, codes while it is written.
#[derive(Clone, Hash)]
struct Tree {
    frequencies: Vec<u16>,
    codes: Vec<u16>,
    lengths: Vec<u16>,
    parents: Vec<u16>,
    /// The largest symbol that occurs.
    symbol_max: usize,
}

/// What is fixed about one of the three trees.
struct Description {
    extra_bits: &'static [u8],
    extra_base: usize,
    symbols: usize,
    bits_max: usize,
    fixed_lengths: Option<fn(usize) -> u16>,
}

const LITERAL_TREE: Description = Description {
    extra_bits: &EXTRA_LENGTH_BITS,
    extra_base: LITERALS + 1,
    symbols: LITERAL_CODES,
    bits_max: BITS_MAX,
    fixed_lengths: Some(fixed_literal_length),
};
const DISTANCE_TREE: Description = Description {
    extra_bits: &EXTRA_DISTANCE_BITS,
    extra_base: 0,
    symbols: DISTANCE_CODES,
    bits_max: BITS_MAX,
    fixed_lengths: Some(|_| 5),
};
const SYMBOL_TREE: Description = Description {
    extra_bits: &EXTRA_SYMBOL_BITS,
    extra_base: 0,
    symbols: LENGTH_SYMBOLS,
    bits_max: LENGTH_SYMBOL_BITS_MAX,
    fixed_lengths: None,
};

fn fixed_literal_length(symbol: usize) -> u16 {
    match symbol {
        0..=143 => 8,
        144..=255 => 9,
        256..=279 => 7,
        _ => 8,
    }
}

impl Tree {
    fn new(nodes: usize) -> Tree {
        Tree {
            frequencies: vec![0; nodes],
            codes: vec![0; nodes],
            lengths: vec![0; nodes],
            parents: vec![0; nodes],
            symbol_max: 0,
        }
    }

    /// The codes of blocks that do not bring their own.
    fn fixed(symbols: usize, length: fn(usize) -> u16) -> Tree {
        let mut tree = Tree::new(symbols);
        let mut counts = [0; BITS_MAX + 1];
        for symbol in 0..symbols {
            tree.lengths[symbol] = length(symbol);
            counts[usize::from(length(symbol))] += 1;
        }
        tree.symbol_max = symbols - 1;
        tree.make_codes(&counts);
        tree
    }

    fn make_codes(&mut self, counts: &[u16; BITS_MAX + 1]) {
        let mut next = [0u16; BITS_MAX + 1];
        let mut code = 0u16;
        for bits in 1..=BITS_MAX {
            code = code.wrapping_add(counts[bits - 1]) << 1;
            next[bits] = code;
        }
        for symbol in 0..=self.symbol_max {
            let length = self.lengths[symbol];
            if length != 0 {
                let code = &mut next[usize::from(length)];
                self.codes[symbol] = code.reverse_bits() >> (16 - length);
                *code += 1;
            }
        }
    }
}

/// Collects the literals and matches of a block, and writes blocks.
#[derive(Clone, Hash)]
pub(super) struct Blocks {
    literals: Tree,
    distances: Tree,
    symbols: Tree,
    /// The block so far: distance (0 for a literal), and literal or length minus 3.
    collected: Vec<(u16, u8)>,
    /// Bits of the block with its own codes, and with the fixed ones.
    dynamic_bits: u64,
    fixed_bits: u64,
    hold: u16,
    pub(super) hold_bits: u32,
    /// Bytes that wait for room in the output.
    pub(super) pending: Vec<u8>,
}

impl Blocks {
    pub(super) fn new() -> Blocks {
        let mut blocks = Blocks {
            literals: Tree::new(HEAP_SIZE),
            distances: Tree::new(2 * DISTANCE_CODES + 1),
            symbols: Tree::new(2 * LENGTH_SYMBOLS + 1),
            collected: Vec::new(),
            dynamic_bits: 0,
            fixed_bits: 0,
            hold: 0,
            hold_bits: 0,
            pending: Vec::new(),
        };
        blocks.start();
        blocks
    }

    fn start(&mut self) {
        for tree in [&mut self.literals, &mut self.distances, &mut self.symbols] {
            tree.frequencies.fill(0);
        }
        self.literals.frequencies[END_OF_BLOCK] = 1;
        self.dynamic_bits = 0;
        self.fixed_bits = 0;
        self.collected.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.collected.is_empty()
    }

    /// Adds a literal; true when the block must be written.
    pub(super) fn add_literal(&mut self, byte: u8) -> bool {
        self.collected.push((0, byte));
        self.literals.frequencies[usize::from(byte)] += 1;
        self.collected.len() == BLOCK_SYMBOLS_MAX
    }

    /// Adds a match; true when the block must be written.
    pub(super) fn add_match(&mut self, distance: usize, length: usize) -> bool {
        let length = (length - 3) as u8;
        self.collected.push((distance as u16, length));
        self.literals.frequencies[length_code(length) + LITERALS + 1] += 1;
        self.distances.frequencies[distance_code(distance as u16 - 1)] += 1;
        self.collected.len() == BLOCK_SYMBOLS_MAX
    }

    pub(super) fn put_short_big(&mut self, value: u32) {
        self.pending.extend_from_slice(&(value as u16).to_be_bytes());
    }

    fn send(&mut self, value: u32, length: u32) {
        self.hold |= (value << self.hold_bits) as u16;
        if self.hold_bits + length > 16 {
            self.pending.extend_from_slice(&self.hold.to_le_bytes());
            self.hold = (value >> (16 - self.hold_bits)) as u16;
            self.hold_bits = self.hold_bits + length - 16;
        } else {
            self.hold_bits += length;
        }
    }

    /// Moves whole bytes out of the bits that are held.
    pub(super) fn flush_bits(&mut self) {
        if self.hold_bits == 16 {
            self.pending.extend_from_slice(&self.hold.to_le_bytes());
            self.hold = 0;
            self.hold_bits = 0;
        } else if self.hold_bits >= 8 {
            self.pending.push(self.hold as u8);
            self.hold >>= 8;
            self.hold_bits -= 8;
        }
    }

    /// Fills the last byte up with zeros.
    fn align(&mut self) {
        if self.hold_bits > 8 {
            self.pending.extend_from_slice(&self.hold.to_le_bytes());
        } else if self.hold_bits > 0 {
            self.pending.push(self.hold as u8);
        }
        self.hold = 0;
        self.hold_bits = 0;
    }

    /// Writes bytes as they are.
    pub(super) fn write_stored(&mut self, bytes: &[u8], is_last: bool) {
        self.send(STORED_BLOCK << 1 | u32::from(is_last), 3);
        self.align();
        let length = bytes.len() as u16;
        self.pending.extend_from_slice(&length.to_le_bytes());
        self.pending.extend_from_slice(&(!length).to_le_bytes());
        self.pending.extend_from_slice(bytes);
    }

    /// Writes the block that was collected, in the shortest of three ways. `bytes` is what it
    /// stands for, if that is still there.
    pub(super) fn write(&mut self, bytes: Option<&[u8]>, stored_length: usize, is_last: bool) {
        self.build(Which::Literals);
        self.build(Which::Distances);
        let order_max = self.build_symbol_tree();
        let fixed_bytes = (self.fixed_bits + 3 + 7) >> 3;
        let best = ((self.dynamic_bits + 3 + 7) >> 3).min(fixed_bytes);
        match bytes {
            Some(bytes) if stored_length as u64 + 4 <= best => self.write_stored(bytes, is_last),
            _ if fixed_bytes == best => {
                self.send(FIXED_BLOCK << 1 | u32::from(is_last), 3);
                let literals = Tree::fixed(LITERAL_CODES + 2, fixed_literal_length);
                let distances = Tree::fixed(DISTANCE_CODES, |_| 5);
                self.write_symbols(&literals, &distances);
            }
            _ => {
                self.send(DYNAMIC_BLOCK << 1 | u32::from(is_last), 3);
                self.write_trees(order_max);
                let literals = std::mem::replace(&mut self.literals, Tree::new(0));
                let distances = std::mem::replace(&mut self.distances, Tree::new(0));
                self.write_symbols(&literals, &distances);
                self.literals = literals;
                self.distances = distances;
            }
        }
        self.start();
        if is_last {
            self.align();
        }
    }

    fn write_symbols(&mut self, literals: &Tree, distances: &Tree) {
        let code = |tree: &Tree, symbol: usize| {
            (u32::from(tree.codes[symbol]), u32::from(tree.lengths[symbol]))
        };
        let collected = std::mem::take(&mut self.collected);
        for &(distance, value) in &collected {
            if distance == 0 {
                let (code, bits) = code(literals, usize::from(value));
                self.send(code, bits);
                continue;
            }
            let symbol = length_code(value);
            let (length, bits) = code(literals, symbol + LITERALS + 1);
            self.send(length, bits);
            let extra = u32::from(EXTRA_LENGTH_BITS[symbol]);
            if extra != 0 {
                self.send(u32::from(value) - u32::from(length_base(symbol)), extra);
            }
            let distance = distance - 1;
            let symbol = distance_code(distance);
            let (bits_of, bits) = code(distances, symbol);
            self.send(bits_of, bits);
            let extra = u32::from(EXTRA_DISTANCE_BITS[symbol]);
            if extra != 0 {
                self.send(u32::from(distance) - u32::from(distance_base(symbol)), extra);
            }
        }
        let (end, bits) = code(literals, END_OF_BLOCK);
        self.send(end, bits);
    }

    fn tree(&mut self, which: Which) -> (&mut Tree, &'static Description) {
        match which {
            Which::Literals => (&mut self.literals, &LITERAL_TREE),
            Which::Distances => (&mut self.distances, &DISTANCE_TREE),
            Which::Symbols => (&mut self.symbols, &SYMBOL_TREE),
        }
    }

    /// Makes the code of a tree from its frequencies, and counts the bits it takes.
    fn build(&mut self, which: Which) {
        let (tree, description) = self.tree(which);
        let mut heap = Heap { nodes: vec![0; HEAP_SIZE], length: 0, depths: vec![0; HEAP_SIZE] };
        let mut symbol_max = None;
        for symbol in 0..description.symbols {
            if tree.frequencies[symbol] != 0 {
                heap.length += 1;
                heap.nodes[heap.length] = symbol;
                symbol_max = Some(symbol);
            } else {
                tree.lengths[symbol] = 0;
            }
        }
        let (mut dynamic, mut fixed) = (0i64, 0i64);
        // At least two codes, so that each has a bit.
        while heap.length < 2 {
            let node = match symbol_max {
                None => 0,
                Some(largest) if largest < 2 => largest + 1,
                Some(_) => 0,
            };
            if symbol_max.is_none_or(|largest| largest < 2) {
                symbol_max = Some(node);
            }
            heap.length += 1;
            heap.nodes[heap.length] = node;
            tree.frequencies[node] = 1;
            dynamic -= 1;
            if let Some(length) = description.fixed_lengths {
                fixed -= i64::from(length(node));
            }
        }
        tree.symbol_max = symbol_max.unwrap_or(0);
        for at in (1..=heap.length / 2).rev() {
            heap.sift_down(&tree.frequencies, at);
        }
        // Merges the two rarest until one is left; `order` holds the nodes, the most frequent last
        // to be merged and so nearest to the root.
        let mut order = Vec::with_capacity(HEAP_SIZE);
        let mut node = description.symbols;
        loop {
            let first = heap.nodes[1];
            heap.nodes[1] = heap.nodes[heap.length];
            heap.length -= 1;
            heap.sift_down(&tree.frequencies, 1);
            let second = heap.nodes[1];
            order.push(first);
            order.push(second);
            tree.frequencies[node] = tree.frequencies[first] + tree.frequencies[second];
            heap.depths[node] = heap.depths[first].max(heap.depths[second]) + 1;
            tree.parents[first] = node as u16;
            tree.parents[second] = node as u16;
            heap.nodes[1] = node;
            node += 1;
            heap.sift_down(&tree.frequencies, 1);
            if heap.length < 2 {
                break;
            }
        }
        order.push(heap.nodes[1]);
        order.reverse();
        let counts = limit_lengths(tree, description, &order, &mut dynamic, &mut fixed);
        tree.make_codes(&counts);
        self.dynamic_bits = self.dynamic_bits.wrapping_add_signed(dynamic);
        self.fixed_bits = self.fixed_bits.wrapping_add_signed(fixed);
    }

    /// Makes the code for the lengths of the other two; says which symbols of it are sent.
    fn build_symbol_tree(&mut self) -> usize {
        for which in [Which::Literals, Which::Distances] {
            let (tree, _) = self.tree(which);
            let runs = runs(&tree.lengths[..=tree.symbol_max]);
            for run in runs {
                match run {
                    Run::Single(length) => self.symbols.frequencies[length] += 1,
                    Run::Repeat(_) => self.symbols.frequencies[REPEAT_3_6] += 1,
                    Run::FewZeros(_) => self.symbols.frequencies[ZEROS_3_10] += 1,
                    Run::ManyZeros(_) => self.symbols.frequencies[ZEROS_11_138] += 1,
                }
            }
        }
        self.build(Which::Symbols);
        let used = |at: &usize| self.symbols.lengths[SYMBOL_ORDER[*at]] != 0;
        let order_max = (3..LENGTH_SYMBOLS).rev().find(used).unwrap_or(2);
        self.dynamic_bits += 3 * (order_max as u64 + 1) + 5 + 5 + 4;
        order_max
    }

    fn write_trees(&mut self, order_max: usize) {
        let (literals, distances) = (self.literals.symbol_max + 1, self.distances.symbol_max + 1);
        self.send(literals as u32 - 257, 5);
        self.send(distances as u32 - 1, 5);
        self.send(order_max as u32 + 1 - 4, 4);
        for symbol in &SYMBOL_ORDER[..=order_max] {
            self.send(u32::from(self.symbols.lengths[*symbol]), 3);
        }
        for which in [Which::Literals, Which::Distances] {
            let (tree, _) = self.tree(which);
            for run in runs(&tree.lengths[..=tree.symbol_max]) {
                let (symbol, extra) = match run {
                    Run::Single(length) => (length, None),
                    Run::Repeat(count) => (REPEAT_3_6, Some((count - 3, 2))),
                    Run::FewZeros(count) => (ZEROS_3_10, Some((count - 3, 3))),
                    Run::ManyZeros(count) => (ZEROS_11_138, Some((count - 11, 7))),
                };
                let (code, bits) = (self.symbols.codes[symbol], self.symbols.lengths[symbol]);
                self.send(u32::from(code), u32::from(bits));
                if let Some((value, bits)) = extra {
                    self.send(value as u32, bits);
                }
            }
        }
    }
}

#[derive(Clone, Copy)]
enum Which {
    Literals,
    Distances,
    Symbols,
}

/// Nodes, the rarest first; of equally frequent ones the shallower.
struct Heap {
    /// From index 1 on.
    nodes: Vec<usize>,
    length: usize,
    depths: Vec<u8>,
}

impl Heap {
    fn is_smaller(&self, frequencies: &[u16], one: usize, other: usize) -> bool {
        let key = |node: usize| (frequencies[node], self.depths[node]);
        key(one) <= key(other)
    }

    fn sift_down(&mut self, frequencies: &[u16], start: usize) {
        let moved = self.nodes[start];
        let (mut at, mut child) = (start, start * 2);
        while child <= self.length {
            if child < self.length
                && self.is_smaller(frequencies, self.nodes[child + 1], self.nodes[child])
            {
                child += 1;
            }
            if self.is_smaller(frequencies, moved, self.nodes[child]) {
                break;
            }
            self.nodes[at] = self.nodes[child];
            at = child;
            child *= 2;
        }
        self.nodes[at] = moved;
    }
}

/// Gives each leaf its length, none longer than allowed; `order` has the root first.
fn limit_lengths(
    tree: &mut Tree,
    description: &Description,
    order: &[usize],
    dynamic: &mut i64,
    fixed: &mut i64,
) -> [u16; BITS_MAX + 1] {
    let mut counts = [0u16; BITS_MAX + 1];
    let bits_max = description.bits_max;
    let mut overflow = 0i32;
    tree.lengths[order[0]] = 0;
    for &node in &order[1..] {
        let mut bits = usize::from(tree.lengths[usize::from(tree.parents[node])]) + 1;
        if bits > bits_max {
            bits = bits_max;
            overflow += 1;
        }
        tree.lengths[node] = bits as u16;
        if node > tree.symbol_max {
            continue;
        }
        counts[bits] += 1;
        let extra = match node.checked_sub(description.extra_base) {
            Some(at) => i64::from(description.extra_bits[at]),
            None => 0,
        };
        let frequency = i64::from(tree.frequencies[node]);
        *dynamic += frequency * (bits as i64 + extra);
        if let Some(length) = description.fixed_lengths {
            *fixed += frequency * (i64::from(length(node)) + extra);
        }
    }
    if overflow == 0 {
        return counts;
    }
    // Moves leaves down until the tree fits.
    while overflow > 0 {
        let mut bits = bits_max - 1;
        while counts[bits] == 0 {
            bits -= 1;
        }
        counts[bits] -= 1;
        counts[bits + 1] += 2;
        counts[bits_max] -= 1;
        overflow -= 2;
    }
    // Hands the new lengths out, the longest to the rarest.
    let mut rarest_first = order.iter().rev();
    for bits in (1..=bits_max).rev() {
        let mut left = counts[bits];
        while left != 0 {
            let Some(&node) = rarest_first.next() else { return counts };
            if node > tree.symbol_max {
                continue;
            }
            let change = bits as i64 - i64::from(tree.lengths[node]);
            *dynamic += change * i64::from(tree.frequencies[node]);
            tree.lengths[node] = bits as u16;
            left -= 1;
        }
    }
    counts
}

/// How a sequence of code lengths is written.
#[derive(Clone, Copy)]
enum Run {
    Single(usize),
    /// The length before, so many times more.
    Repeat(usize),
    FewZeros(usize),
    ManyZeros(usize),
}

fn runs(lengths: &[u16]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut before = None;
    let (mut count, mut next) = (0, lengths[0]);
    let limits = |current: Option<u16>, next: u16| match next {
        0 => (138, 3),
        _ if current == Some(next) => (6, 3),
        _ => (7, 4),
    };
    let (mut count_max, mut count_min) = limits(None, next);
    for at in 0..lengths.len() {
        let current = next;
        // Behind the last there is a length that does not occur.
        next = lengths.get(at + 1).copied().unwrap_or(u16::MAX);
        count += 1;
        if count < count_max && current == next {
            continue;
        }
        if count < count_min {
            runs.extend(std::iter::repeat_n(Run::Single(usize::from(current)), count));
        } else if current != 0 {
            if before != Some(current) {
                runs.push(Run::Single(usize::from(current)));
                count -= 1;
            }
            runs.push(Run::Repeat(count));
        } else if count <= 10 {
            runs.push(Run::FewZeros(count));
        } else {
            runs.push(Run::ManyZeros(count));
        }
        count = 0;
        before = Some(current);
        (count_max, count_min) = limits(Some(current), next);
    }
    runs
}

/// The code of a match's length minus 3.
fn length_code(length: u8) -> usize {
    LENGTH_TABLES.0[usize::from(length)] as usize
}

fn length_base(code: usize) -> u8 {
    LENGTH_TABLES.1[code]
}

const LENGTH_TABLES: ([u8; 256], [u8; LENGTH_CODES]) = length_tables();

const fn length_tables() -> ([u8; 256], [u8; LENGTH_CODES]) {
    let (mut codes, mut bases) = ([0; 256], [0; LENGTH_CODES]);
    let (mut code, mut length) = (0, 0);
    while code < LENGTH_CODES - 1 {
        bases[code] = length as u8;
        let mut count = 0;
        while count < 1 << EXTRA_LENGTH_BITS[code] {
            codes[length] = code as u8;
            length += 1;
            count += 1;
        }
        code += 1;
    }
    // The longest match has a code of its own.
    codes[255] = code as u8;
    (codes, bases)
}

/// The code of a distance minus 1.
fn distance_code(distance: u16) -> usize {
    if distance < 256 {
        DISTANCE_TABLES.0[usize::from(distance)] as usize
    } else {
        DISTANCE_TABLES.0[256 + usize::from(distance >> 7)] as usize
    }
}

fn distance_base(code: usize) -> u16 {
    DISTANCE_TABLES.1[code]
}

const DISTANCE_TABLES: ([u8; 512], [u16; DISTANCE_CODES]) = distance_tables();

const fn distance_tables() -> ([u8; 512], [u16; DISTANCE_CODES]) {
    let (mut codes, mut bases) = ([0; 512], [0; DISTANCE_CODES]);
    let (mut code, mut distance) = (0, 0);
    while code < 16 {
        bases[code] = distance as u16;
        let mut count = 0;
        while count < 1 << EXTRA_DISTANCE_BITS[code] {
            codes[distance] = code as u8;
            distance += 1;
            count += 1;
        }
        code += 1;
    }
    // From here on in steps of 128.
    distance >>= 7;
    while code < DISTANCE_CODES {
        bases[code] = (distance << 7) as u16;
        let mut count = 0;
        while count < 1 << (EXTRA_DISTANCE_BITS[code] - 7) {
            codes[256 + distance] = code as u8;
            distance += 1;
            count += 1;
        }
        code += 1;
    }
    (codes, bases)
}
