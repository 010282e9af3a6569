// Serialization across changed classes: serialVersionUID mismatch, missing and extra fields, missing classes, wrong types.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class SerialVersions {
    static class OldPerson implements Serializable {
        private static final long serialVersionUID = 1;
        String name = "ann";
        int age = 5;
        String gone = "dropped";
    }

    static class NewPerson implements Serializable {
        private static final long serialVersionUID = 1;
        String name;
        int age = 77;
        List<String> added = new ArrayList<>(List.of("default"));

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            ObjectInputStream.GetField f = in.readFields();
            name = (String) f.get("name", "?");
            age = f.get("age", -1);
            added = f.defaulted("added") ? List.of("defaulted") : null;
        }
    }

    static class OldThing implements Serializable {
        private static final long serialVersionUID = 10;
        int v = 3;
    }

    static class NewThing implements Serializable {
        private static final long serialVersionUID = 11;
        int v;
    }

    static class OldTyped implements Serializable {
        private static final long serialVersionUID = 1;
        int v = 3;
    }

    static class NewTyped implements Serializable {
        private static final long serialVersionUID = 1;
        String v;
    }

    static class Computed implements Serializable {
        int a;
        transient int b;
        static int c;

        void m() {
        }
    }

    enum Colour {
        RED
    }

    static byte[] write(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(b)) {
            out.writeObject(o);
        }
        return b.toByteArray();
    }

    static byte[] swap(byte[] b, String from, String to) {
        return new String(b, StandardCharsets.ISO_8859_1).replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
    }

    static Object read(byte[] b) throws IOException, ClassNotFoundException {
        return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
    }

    interface Op {
        Object run() throws Exception;
    }

    static void t(String what, Op op) {
        try {
            System.out.println(what + " " + op.run());
        } catch (Exception e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        t("evolved", () -> {
            NewPerson p = (NewPerson) read(swap(write(new OldPerson()), "OldPerson", "NewPerson"));
            return p.name + p.age + p.added;
        });
        t("uid mismatch", () -> read(swap(write(new OldThing()), "OldThing", "NewThing")));
        t("type mismatch", () -> read(swap(write(new OldTyped()), "OldTyped", "NewTyped")));
        t("class missing", () -> read(swap(write(new OldThing()), "OldThing", "NoSuchTh")));
        t("enum constant missing", () -> read(swap(write(Colour.RED), "RED", "BLU")));
        t("fields renamed", () -> {
            OldPerson p = (OldPerson) read(swap(write(new OldPerson()), "gone", "gine"));
            return p.gone + p.name;
        });
        System.out.println(ObjectStreamClass.lookup(Computed.class).getSerialVersionUID() + " " + ObjectStreamClass.lookup(Computed.class).getFields().length);
        System.out.println(Arrays.toString(ObjectStreamClass.lookup(OldPerson.class).getFields()) + " " + ObjectStreamClass.lookup(OldPerson.class).getField("age").getTypeCode() + " " + ObjectStreamClass.lookup(Colour.class).getSerialVersionUID() + " " + ObjectStreamClass.lookupAny(Object.class).getName());
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(b)) {
            o.writeInt(5);
            o.writeUTF("utf");
            o.writeObject("obj");
            o.writeDouble(1.5);
            StringBuilder sb = new StringBuilder("mutable");
            int[] shared = {1};
            o.writeObject(shared);
            shared[0] = 2;
            o.writeObject(shared);
            o.reset();
            o.writeObject(shared);
            o.writeUnshared(shared);
        }
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
        System.out.println(in.readInt() + in.readUTF() + in.readObject() + in.readDouble());
        int[] x = (int[]) in.readObject();
        int[] y = (int[]) in.readObject();
        int[] z = (int[]) in.readObject();
        int[] w = (int[]) in.readUnshared();
        System.out.println(x[0] + " " + (x == y) + " " + z[0] + " " + (z == y) + " " + (w == z));
        t("object where int is", () -> {
            ObjectInputStream i2 = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()));
            return i2.readObject();
        });
        t("int where object is", () -> new ObjectInputStream(new ByteArrayInputStream(write("x"))).readInt());
        t("empty", () -> new ObjectInputStream(new ByteArrayInputStream(new byte[0])));
        t("cast", () -> (Integer) read(write("string")));
        t("filter", () -> {
            ObjectInputStream f = new ObjectInputStream(new ByteArrayInputStream(write(new ArrayList<>(List.of(1, 2, 3)))));
            f.setObjectInputFilter(info -> info.serialClass() == Integer.class ? ObjectInputFilter.Status.REJECTED : ObjectInputFilter.Status.UNDECIDED);
            return f.readObject();
        });
        t("depth filter", () -> {
            List<Object> deep = new ArrayList<>();
            for (int i = 0; i < 10; i++) deep = new ArrayList<>(List.of(deep));
            ObjectInputStream f = new ObjectInputStream(new ByteArrayInputStream(write(deep)));
            f.setObjectInputFilter(ObjectInputFilter.Config.createFilter("maxdepth=5;java.base/*"));
            return f.readObject();
        });
        t("resolve", () -> new ObjectInputStream(new ByteArrayInputStream(write(new OldThing()))) {
            @Override
            protected Class<?> resolveClass(ObjectStreamClass d) throws IOException, ClassNotFoundException {
                System.out.print("[" + d.getName() + " " + d.getSerialVersionUID() + "] ");
                return super.resolveClass(d);
            }
        }.readObject().getClass().getSimpleName());
        t("replace", () -> {
            ByteArrayOutputStream r = new ByteArrayOutputStream();
            new ObjectOutputStream(r) {
                {
                    enableReplaceObject(true);
                }

                @Override
                protected Object replaceObject(Object o) {
                    return o instanceof String s ? s.toUpperCase(Locale.ROOT) : o;
                }
            }.writeObject(List.of("a", 1));
            return read(r.toByteArray());
        });
        t("deep list", () -> {
            LinkedList<Object> l = new LinkedList<>();
            for (int i = 0; i < 500; i++) l.add(i);
            return ((LinkedList<?>) read(write(l))).size();
        });
    }
}
