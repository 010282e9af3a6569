// Object serialization: cycles, shared references, transient, custom hooks, enums, records, inheritance.
import java.io.*;
import java.util.*;

public class Serialization {
    static class Node implements Serializable {
        private static final long serialVersionUID = 1;
        String name;
        Node next;
        List<Node> links = new ArrayList<>();
        transient int cache = 42;

        Node(String n) {
            name = n;
        }
    }

    enum Color {
        RED, GREEN {
            @Override
            String hue() {
                return "g";
            }
        };

        String hue() {
            return "r";
        }
    }

    record Point(int x, int y, Color c) implements Serializable {
        Point {
            if (x < 0) throw new IllegalArgumentException("negative");
        }
    }

    static class Base {
        int b = 1;

        Base() {
            b = 10;
            System.out.println("Base()");
        }
    }

    static class Derived extends Base implements Serializable {
        int d = 2;

        Derived() {
            System.out.println("Derived()");
        }
    }

    static class Custom implements Serializable {
        transient String secret;
        int n;

        private void writeObject(ObjectOutputStream o) throws IOException {
            o.defaultWriteObject();
            o.writeUTF(new StringBuilder(secret).reverse().toString());
            System.out.println("writeObject");
        }

        private void readObject(ObjectInputStream i) throws IOException, ClassNotFoundException {
            i.defaultReadObject();
            secret = new StringBuilder(i.readUTF()).reverse().toString();
            System.out.println("readObject");
        }
    }

    static class Single implements Serializable {
        static final Single INSTANCE = new Single();

        private Object readResolve() {
            return INSTANCE;
        }
    }

    static class Ext implements Externalizable {
        int v;

        public Ext() {
            System.out.println("Ext()");
        }

        @Override
        public void writeExternal(ObjectOutput o) throws IOException {
            o.writeInt(v * 2);
        }

        @Override
        public void readExternal(ObjectInput i) throws IOException {
            v = i.readInt();
        }
    }

    static class Bad implements Serializable {
        Object o = new Object();
    }

    static byte[] ser(Object... os) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) {
            for (Object x : os) o.writeObject(x);
        }
        return b.toByteArray();
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        return (T) new ObjectInputStream(new ByteArrayInputStream(ser(t))).readObject();
    }

    public static void main(String[] args) throws Exception {
        Node a = new Node("a");
        Node b = new Node("b");
        a.next = b;
        b.next = a;
        a.links.add(a);
        a.links.add(b);
        a.links.add(b);
        Node c = copy(a);
        System.out.println(c.name + c.next.name + (c.next.next == c) + (c.links.get(0) == c) + (c.links.get(1) == c.links.get(2)) + c.cache);
        System.out.println(copy(new Point(3, 4, Color.GREEN)) + " " + copy(Color.GREEN).hue() + (copy(Color.RED) == Color.RED));
        Derived d = new Derived();
        d.b = 99;
        d.d = 98;
        Derived e = copy(d);
        System.out.println(e.b + " " + e.d);
        Custom k = new Custom();
        k.secret = "abc";
        k.n = 7;
        Custom k2 = copy(k);
        System.out.println(k2.secret + k2.n);
        System.out.println(copy(Single.INSTANCE) == Single.INSTANCE);
        Ext x = new Ext();
        x.v = 21;
        System.out.println(copy(x).v);
        System.out.println(copy(new TreeMap<>(Map.of("k", List.of(1, 2), "j", List.of()))) + " " + Arrays.deepToString(copy(new int[][] {{1}, {2, 3}})) + " " + copy(new java.math.BigDecimal("1.50")) + " " + copy(java.time.LocalDate.EPOCH) + " " + copy(new LinkedHashSet<>(List.of(3, 1, 2))) + " " + copy(Optional.class) + " " + copy("s\u00e9").length() + copy(new Date(5)).getTime() + copy(new BitSet(4)) + copy(EnumSet.of(Color.RED)) + copy(new PriorityQueue<>(List.of(3, 1))).peek() + copy(new ArrayDeque<>(List.of(1))) + copy(Collections.unmodifiableList(new ArrayList<>(List.of(9)))));
        for (Object bad : new Object[] {new Bad(), new Thread(), Optional.of(1), List.of(new Object())}) {
            try {
                ser(bad);
            } catch (NotSerializableException ex) {
                System.out.println("NotSerializableException: " + ex.getMessage());
            }
        }
        byte[] raw = ser("hi", 5);
        StringBuilder hex = new StringBuilder();
        for (byte z : raw) hex.append(String.format("%02x", z));
        System.out.println(hex);
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(raw))) {
            System.out.println(in.readObject() + "" + in.readObject());
            in.readObject();
        } catch (EOFException ex) {
            System.out.println("EOF " + ex.getMessage());
        }
        raw[0] = 0;
        try {
            new ObjectInputStream(new ByteArrayInputStream(raw));
        } catch (StreamCorruptedException ex) {
            System.out.println(ex.getMessage());
        }
        byte[] np = ser(new Point(1, 2, null));
        System.out.println(ObjectStreamClass.lookup(Node.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Point.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Object.class) + " " + ObjectStreamClass.lookup(Node.class).getFields().length + " " + (np.length > 50));
    }
}
