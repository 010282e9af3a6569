//! Reflection, buffers, bulk operations and objects that know nothing of threads.

use super::{Group, Operation, on};

pub(super) const GROUPS: &[Group] = &[
    Group { name: "reflection", operations: REFLECTION },
    Group { name: "buffers", operations: BUFFERS },
    Group { name: "bulk", operations: BULK },
    Group { name: "collections", operations: COLLECTIONS },
    Group { name: "printing", operations: PRINTING },
    Group { name: "classes", operations: CLASSES },
];

const REFLECTION: &[Operation] = &[
    on(&["mirror"], "?mirror.value"),
    on(&["mirror"], "mirror.value = $k;"),
    on(&["mirror"], "?VALUE.getInt(mirror)"),
    on(&["mirror"], "VALUE.setInt(mirror, $k);"),
    on(&["mirror"], "VALUE.setInt(mirror, VALUE.getInt(mirror) + 1);"),
    on(&["mirror"], "?(int) VALUE.get(mirror)"),
    on(&["mirror"], "VALUE.set(mirror, $k);"),
    on(&["mirror"], "?NUMBER.getInt(null)"),
    on(&["mirror"], "NUMBER.setInt(null, $k);"),
    on(&["mirror"], "Mirror.number++;"),
    on(&["mirror"], "?(int) NEXT.invoke(mirror)"),
    on(&["cells"], "?java.lang.reflect.Array.getInt(cells, $i)"),
    on(&["cells"], "java.lang.reflect.Array.setInt(cells, $i, $k);"),
    on(
        &["cells"],
        "java.lang.reflect.Array.set(cells, $i, java.lang.reflect.Array.getInt(cells, $i) + 1);",
    ),
    on(&["cells"], "cells[$i]++;"),
];

const BUFFERS: &[Operation] = &[
    on(&["heap"], "?heap.get($i)"),
    on(&["heap"], "heap.put($i, (byte) $k);"),
    on(&["heap"], "heap.put($i, (byte) (heap.get($i) + 1));"),
    on(&["heap"], "heap.put((byte) $k);"),
    on(&["heap"], "?heap.position()"),
    on(&["heap"], "heap.putInt(0, $k);"),
    on(&["heap"], "?heap.getInt($i * 4)"),
    on(&["heap"], "heap.putLong(0, $k * 0x100000001L);"),
    on(&["direct"], "?direct.get($i)"),
    on(&["direct"], "direct.put($i, (byte) $k);"),
    on(&["direct"], "direct.put($i, (byte) (direct.get($i) + 1));"),
    on(&["direct"], "direct.put((byte) $k);"),
    on(&["direct"], "direct.putInt($i * 4, $k);"),
    on(&["direct"], "?direct.getInt($i * 4)"),
    on(&["view"], "?view.get($i)"),
    on(&["view"], "view.put($i, $k);"),
    on(&["view"], "view.put($i, view.get($i) + 1);"),
    on(&["view"], "view.put($k);"),
    on(&["heap", "direct"], "heap.duplicate().put(0, (byte) direct.duplicate().get($i));"),
];

const BULK: &[Operation] = &[
    on(&["cells"], "?cells[$i]"),
    on(&["cells"], "cells[$i] = $k;"),
    on(&["cells"], "cells[$i]++;"),
    on(&["cells"], "int[] c$n = cells.clone(); see(c$n[0] + c$n[1] * 4);"),
    on(
        &["cells"],
        "int[] c$n = new int[2]; System.arraycopy(cells, 0, c$n, 0, 2); see(c$n[0] + c$n[1] * 4);",
    ),
    on(&["cells"], "System.arraycopy(new int[] {$k, $k}, 0, cells, 0, 2);"),
    on(&["cells"], "System.arraycopy(cells, 0, cells, 1, 1);"),
    on(&["cells"], "Arrays.fill(cells, $k);"),
    on(&["cells"], "int[] c$n = Arrays.copyOf(cells, 2); see(c$n[0] + c$n[1] * 4);"),
    on(&["cells"], "?Arrays.equals(cells, new int[] {$k, $k}) ? 1 : 0"),
    on(&["cells"], "?Arrays.hashCode(cells) % 13"),
    on(&["letters"], "letters[$i] = 'x';"),
    on(&["letters"], "?new String(letters).hashCode() % 13"),
    on(&["letters"], "\"yz\".getChars(0, 2, letters, 0);"),
    on(&["letters"], "Arrays.fill(letters, 'w');"),
    on(&["things"], "things[$i] = \"a$k\";"),
    on(
        &["things"],
        "Object[] c$n = things.clone(); see((c$n[0] == null ? 0 : 1) + (c$n[1] == null ? 0 : 2));",
    ),
    on(&["things"], "Arrays.fill(things, \"b\");"),
    on(&["things"], "System.arraycopy(things, 0, things, 1, 1);"),
];

const COLLECTIONS: &[Operation] = &[
    on(&["list"], "list.add($k);"),
    on(&["list"], "?list.size()"),
    on(&["list"], "?list.contains($k) ? 1 : 0"),
    on(&["list"], "?list.get($i)"),
    on(&["list"], "list.clear();"),
    on(&["list"], "int s$n = 0; for (int value : list) s$n += value; see(s$n);"),
    on(&["table"], "table.put($i, $k);"),
    on(&["table"], "?table.getOrDefault($i, 9)"),
    on(&["table"], "?table.size()"),
    on(&["table"], "table.remove($i);"),
    on(&["guarded"], "guarded.add($k);"),
    on(&["guarded"], "?guarded.size()"),
    on(&["guarded"], "if (!guarded.contains($k)) guarded.add($k);"),
    on(&["guarded"], "int s$n = 0; for (int value : guarded) s$n += value; see(s$n);"),
    on(&["vector"], "vector.add($k);"),
    on(&["vector"], "?vector.isEmpty() ? 1 : vector.lastElement()"),
    on(&["vector"], "vector.clear();"),
    on(&["vector"], "?vector.toString().length()"),
    on(&["builder"], "builder.append($k);"),
    on(&["builder"], "?builder.length()"),
    on(&["builder"], "builder.setLength(0);"),
    on(&["builder"], "?builder.toString().length()"),
    on(&["buffer"], "buffer.append($k);"),
    on(&["buffer"], "?buffer.length()"),
    on(&["buffer"], "if (buffer.length() == 0) buffer.append($k);"),
];

const PRINTING: &[Operation] = &[
    on(&["pair"], "pair.left = $k;"),
    on(&["pair"], "pair.right = $k;"),
    on(&["pair"], "pair.left++;"),
    on(&["pair"], "?String.valueOf(pair).hashCode() % 13"),
    on(&["pair"], "?(\"\" + pair).hashCode() % 13"),
    on(&["pair"], "out(pair);"),
    on(&["pair"], "out(\"p\" + pair);"),
    on(&["pair"], "out(\"q\");"),
    on(&["pair"], "?String.format(\"%s\", pair).hashCode() % 13"),
];

const CLASSES: &[Operation] = &[
    on(&["once", "seen"], "?Once.VALUE.length()"),
    on(&["once", "seen"], "Once.count++;"),
    on(&["once", "seen"], "?seen"),
    on(&["once", "seen"], "seen = $k;"),
    on(&["left", "seen"], "?Left.value"),
    on(&["left", "seen"], "?Right.value"),
    on(&["left", "seen"], "?seen"),
];
