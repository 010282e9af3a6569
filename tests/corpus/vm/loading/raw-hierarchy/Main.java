// Bad class hierarchies: circular, final, interface mix-ups, sealed, missing parents.
import java.util.*;

public class Main {
    static class MapLoader extends ClassLoader {
        final Map<String, byte[]> m = new LinkedHashMap<>();
        MapLoader() { super(Main.class.getClassLoader()); }
        MapLoader add(Asm... as) { for (Asm a : as) m.put(a.name.replace('/', '.'), a.bytes()); return this; }
        @Override protected Class<?> findClass(String n) throws ClassNotFoundException { byte[] b = m.get(n); if (b == null) throw new ClassNotFoundException(n); return defineClass(n, b, 0, b.length); }
    }

    static void load(String t, String n, Asm... as) {
        MapLoader l = new MapLoader().add(as);
        for (int i = 0; i < 2; i++) {
            try { Class<?> c = Class.forName(n, true, l); System.out.println(t + ": loaded " + c.getName()); return; }
            catch (Throwable e) { System.out.println(t + ": " + Asm.clean(e) + (e.getCause() == null ? "" : " cause " + Asm.clean(e.getCause()))); }
        }
    }

    static Asm c(String n, String s, String... i) { return new Asm(52, 0x21, n, s, i); }
    static Asm i(String n, String... s) { return new Asm(52, 0x601, n, "java/lang/Object", s); }

    public static void main(String[] args) {
        load("fine", "A", c("A", "B"), c("B", "java/lang/Object", "I"), i("I"));
        load("circular", "A", c("A", "B"), c("B", "A"));
        load("self", "A", c("A", "A"));
        load("circular interface", "I", i("I", "J"), i("J", "I"));
        load("missing super", "A", c("A", "Nope"));
        load("missing interface", "A", c("A", "java/lang/Object", "NoItf"));
        load("super is interface", "A", c("A", "I"), i("I"));
        load("interface is class", "A", c("A", "java/lang/Object", "B"), c("B", "java/lang/Object"));
        load("final super", "A", c("A", "java/lang/String"));
        load("enum super", "A", c("A", "java/lang/Enum"));
        load("record super", "A", c("A", "java/lang/Record"));
        load("interface super not object", "I", new Asm(52, 0x601, "I", "java/lang/Thread"));
        load("no super", "A", new Asm(52, 0x21, "A", null));
        load("duplicate interface", "A", c("A", "java/lang/Object", "I", "I"), i("I"));
        load("package private super", "A", c("A", "q/B"), new Asm(52, 0x20, "q/B", "java/lang/Object"));
        load("package private interface", "A", c("A", "java/lang/Object", "q/I"), new Asm(52, 0x600, "q/I", "java/lang/Object"));
        load("array super", "A", c("A", "[I"));
        Asm fm = c("B", "java/lang/Object");
        fm.method(17, "f", "()V").op(177);
        Asm over = c("A", "B");
        over.method(1, "f", "()V").op(177);
        load("override final", "A", over, fm);
        Asm fs = c("B", "java/lang/Object");
        fs.method(9 | 16, "f", "()V").op(177);
        Asm overs = c("A", "B");
        overs.method(9, "f", "()V").op(177);
        load("hide final static", "A", overs, fs);
        Asm sealed = new Asm(61, 0x421, "S", "java/lang/Object");
        sealed.attr("PermittedSubclasses", Asm.build(o -> { o.writeShort(1); o.writeShort(sealed.cls("Ok")); }));
        load("sealed ok", "Ok", new Asm(61, 0x31, "Ok", "S"), sealed);
        Asm sealed2 = new Asm(61, 0x421, "S", "java/lang/Object");
        sealed2.attr("PermittedSubclasses", Asm.build(o -> { o.writeShort(1); o.writeShort(sealed2.cls("Ok")); }));
        load("sealed no", "Intruder", new Asm(61, 0x31, "Intruder", "S"), sealed2);
        load("wrong name", "Asked", c("A", "java/lang/Object"));
        MapLoader l = new MapLoader();
        l.m.put("Asked", c("Given", "java/lang/Object").bytes());
        try { Class.forName("Asked", true, l); } catch (Throwable e) { System.out.println("wrong name: " + Asm.clean(e)); }
        load("java package", "java.lang.Evil", c("java/lang/Evil", "java/lang/Object"));
    }
}
