// A document graph with cycles, shared parts, enums, records, custom hooks and versions, written and read back by serialization.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInput;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectInputValidation;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serial;
import java.io.Serializable;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

public class GraphSerialization {
    enum Rel {
        PARENT, CHILD, SEE_ALSO
    }

    record Tag(String name, int weight) implements Serializable, Comparable<Tag> {
        Tag {
            if (weight < 0) throw new IllegalArgumentException("weight " + weight);
        }

        @Override
        public int compareTo(Tag o) {
            return name.compareTo(o.name);
        }
    }

    abstract static class Entity {
        protected String kind;
        static int made;

        Entity() {
            kind = "entity";
            made++;
        }
    }

    static class Doc extends Entity implements Serializable {
        @Serial
        private static final long serialVersionUID = 7L;
        final int id;
        String title;
        Doc owner;
        Map<Rel, List<Doc>> links = new EnumMap<>(Rel.class);
        Set<Tag> tags = new TreeSet<>();
        transient int visits = 5;
        transient Map<String, Doc> index;

        Doc(int id, String title) {
            this.id = id;
            this.title = title;
            kind = "doc";
        }

        Doc link(Rel r, Doc d) {
            links.computeIfAbsent(r, k -> new ArrayList<>()).add(d);
            return this;
        }

        @Serial
        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeInt(title.length());
            o.writeObject(kind);
        }

        @Serial
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            int n = in.readInt();
            String k = (String) in.readObject();
            if (n != title.length()) throw new InvalidObjectException("title length");
            kind = k + "'";
            index = new HashMap<>();
            in.registerValidation(new ObjectInputValidation() {
                @Override
                public void validateObject() {
                    for (List<Doc> l : links.values()) for (Doc d : l) index.put(d.title, d);
                }
            }, 0);
        }
    }

    static class Point3 implements Externalizable {
        double x, y, z;

        public Point3() {
        }

        Point3(double x, double y, double z) {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        @Override
        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeByte(3);
            o.writeDouble(x);
            o.writeDouble(y);
            o.writeDouble(z);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            if (in.readByte() != 3) throw new IOException("version");
            x = in.readDouble();
            y = in.readDouble();
            z = in.readDouble();
        }
    }

    static final class Unit implements Serializable {
        static final Unit METRE = new Unit("m");
        static final Unit SECOND = new Unit("s");
        final String sym;

        private Unit(String s) {
            sym = s;
        }

        @Serial
        private Object readResolve() {
            return sym.equals("m") ? METRE : SECOND;
        }
    }

    static class Proxied implements Serializable {
        final int[] data;

        Proxied(int... d) {
            data = d;
        }

        @Serial
        private Object writeReplace() {
            return new Packed(data);
        }

        private static class Packed implements Serializable {
            final String csv;

            Packed(int[] d) {
                StringBuilder sb = new StringBuilder();
                for (int i : d) sb.append(i).append(',');
                csv = sb.toString();
            }

            @Serial
            private Object readResolve() {
                String[] p = csv.split(",");
                int[] d = new int[p.length];
                for (int i = 0; i < d.length; i++) d[i] = Integer.parseInt(p[i]);
                return new Proxied(d);
            }
        }
    }

    static class Fields implements Serializable {
        @Serial
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("sum", long.class), new ObjectStreamField("name", String.class)};
        int a = 3;
        int b = 4;
        String n = "ff";

        @Serial
        private void writeObject(ObjectOutputStream o) throws IOException {
            ObjectOutputStream.PutField f = o.putFields();
            f.put("sum", (long) a + b);
            f.put("name", n);
            o.writeFields();
        }

        @Serial
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField f = in.readFields();
            a = (int) f.get("sum", 0L);
            b = 0;
            n = f.get("name", "none") + (f.defaulted("name") ? " defaulted" : "");
        }
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(b)) {
            out.writeObject(o);
        }
        return b.toByteArray();
    }

    static Object read(byte[] b, ObjectInputFilter f) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b))) {
            if (f != null) in.setObjectInputFilter(f);
            return in.readObject();
        }
    }

    static String dump(Doc start) {
        Map<Doc, Integer> seen = new IdentityHashMap<>();
        Deque<Doc> todo = new ArrayDeque<>(List.of(start));
        StringBuilder sb = new StringBuilder();
        while (!todo.isEmpty()) {
            Doc d = todo.poll();
            if (seen.putIfAbsent(d, seen.size()) != null) continue;
            sb.append("  #").append(d.id).append(' ').append(d.title).append(" kind=").append(d.kind).append(" owner=").append(d.owner == null ? "-" : "" + d.owner.id).append(" visits=").append(d.visits).append(" tags=").append(d.tags);
            d.links.forEach((r, l) -> {
                sb.append(' ').append(r).append(':');
                for (Doc x : l) {
                    sb.append(x.id).append(';');
                    todo.add(x);
                }
            });
            sb.append(" index=").append(d.index == null ? "null" : new TreeMap<>(d.index).keySet()).append('\n');
        }
        return sb.append("  nodes ").append(seen.size()).toString();
    }

    public static void main(String[] args) throws Exception {
        Doc[] ds = new Doc[6];
        for (int i = 0; i < ds.length; i++) ds[i] = new Doc(i, "t" + "x".repeat(i));
        Tag shared = new Tag("shared", 3);
        for (int i = 0; i < ds.length; i++) {
            ds[i].owner = ds[(i + 1) % ds.length];
            ds[i].link(Rel.CHILD, ds[(i * 2 + 1) % 6]).link(Rel.SEE_ALSO, ds[i]).link(Rel.SEE_ALSO, ds[(i + 3) % 6]);
            ds[i].tags.add(shared);
            if (i % 2 == 0) ds[i].tags.add(new Tag("even", i));
        }
        int before = Entity.made;
        byte[] bytes = write(ds[0]);
        Doc copy = (Doc) read(bytes, null);
        System.out.println("original\n" + dump(ds[0]));
        System.out.println("copy\n" + dump(copy));
        System.out.println("superclass constructors run " + (Entity.made - before) + " same bytes again " + java.util.Arrays.equals(bytes, write(ds[0])));
        Tag t1 = copy.tags.stream().filter(t -> t.name().equals("shared")).findFirst().get();
        Tag t2 = copy.owner.tags.iterator().next();
        System.out.println("shared record kept shared " + (t1 == t2) + " " + t1.equals(shared));

        Map<String, Object> bag = new LinkedHashMap<>();
        bag.put("unit", Unit.METRE);
        bag.put("units", new Unit[] {Unit.SECOND, Unit.METRE});
        bag.put("point", new Point3(1, -2.5, Double.NaN));
        bag.put("proxied", new Proxied(4, 5, 6));
        bag.put("fields", new Fields());
        bag.put("date", LocalDate.of(2020, 2, 29));
        bag.put("class", Doc.class);
        bag.put("null", null);
        BitSet bits = new BitSet();
        bits.set(3, 70);
        bag.put("bits", bits);
        bag.put("fun", (Function<Integer, Integer> & Serializable) v -> v * 3);
        bag.put("self", bag);
        @SuppressWarnings("unchecked")
        Map<String, Object> back = (Map<String, Object>) read(write(bag), null);
        System.out.println((back.get("self") == back) + " " + (back.get("unit") == Unit.METRE) + " " + (((Unit[]) back.get("units"))[0] == Unit.SECOND));
        Point3 p = (Point3) back.get("point");
        System.out.println(p.x + " " + p.y + " " + p.z + " " + java.util.Arrays.toString(((Proxied) back.get("proxied")).data));
        Fields f = (Fields) back.get("fields");
        System.out.println(f.a + " " + f.b + " " + f.n + " " + back.get("date") + " " + back.get("class") + " " + back.get("null") + " " + ((BitSet) back.get("bits")).cardinality());
        @SuppressWarnings("unchecked")
        Function<Integer, Integer> fun = (Function<Integer, Integer>) back.get("fun");
        System.out.println("lambda " + fun.apply(14));
        try {
            read(bytes, ObjectInputFilter.Config.createFilter("java.base/*;!*"));
        } catch (java.io.InvalidClassException e) {
            System.out.println(e.getMessage());
        }
        List<Object> nasty = new ArrayList<>(List.of(1, "two"));
        nasty.add(new Object());
        try {
            write(nasty);
        } catch (NotSerializableException e) {
            System.out.println("cannot write " + e.getMessage());
        }
        byte[] cut = java.util.Arrays.copyOf(bytes, bytes.length / 2);
        try {
            read(cut, null);
        } catch (IOException e) {
            System.out.println("cut: " + e.getClass().getSimpleName());
        }
        byte[] tampered = write(new Tag("evil", 1));
        int at = new String(tampered, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf("xp") + 2;
        tampered[at] = (byte) 0xff;
        try {
            System.out.println(read(tampered, null));
        } catch (InvalidObjectException e) {
            System.out.println(e.getMessage() + " <- " + e.getCause());
        }
    }
}
