// A tiny class-file writer: constant pool, fields, methods, labels, exception tables.
import java.io.*;
import java.util.*;

final class Asm {
    static final int PUBLIC = 1, PRIVATE = 2, PROTECTED = 4, STATIC = 8, FINAL = 16, SUPER = 32, SYNC = 32, INTERFACE = 0x200, ABSTRACT = 0x400;

    /** A loader that defines what it is given. */
    static class Loader extends ClassLoader {
        Loader() { super(Asm.class.getClassLoader()); }
        Loader(ClassLoader parent) { super(parent); }
        Class<?> def(String name, byte[] b) { return defineClass(name, b, 0, b.length); }
    }

    final String name;
    private final int major, access;
    private final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
    private final DataOutputStream pool = new DataOutputStream(poolBytes);
    private final Map<String, Integer> index = new HashMap<>();
    private int count = 1;
    private final int self, sup;
    private final int[] itfs;
    private final List<byte[]> fields = new ArrayList<>();
    private final List<Object> methods = new ArrayList<>();
    private final List<int[]> boots = new ArrayList<>();
    private final List<byte[]> attrs = new ArrayList<>();

    Asm(int major, int access, String name, String superName, String... interfaces) {
        this.major = major;
        this.access = access;
        this.name = name;
        self = cls(name);
        sup = superName == null ? 0 : cls(superName);
        itfs = new int[interfaces.length];
        for (int i = 0; i < itfs.length; i++) itfs[i] = cls(interfaces[i]);
    }

    /** A public class over Object, of the given version. */
    Asm(int major, String name) { this(major, PUBLIC | SUPER, name, "java/lang/Object"); }

    interface Put { void put(DataOutputStream o) throws IOException; }

    private int entry(String key, int slots, Put p) {
        Integer i = index.get(key);
        if (i != null) return i;
        try { p.put(pool); } catch (IOException e) { throw new UncheckedIOException(e); }
        index.put(key, count);
        count += slots;
        return count - slots;
    }

    private int ref(int tag, int a, int b) { return entry(tag + ":" + a + ":" + b, 1, o -> { o.write(tag); o.writeShort(a); o.writeShort(b); }); }

    int utf8(String s) { return entry("u" + s, 1, o -> { o.write(1); o.writeUTF(s); }); }
    int cint(int v) { return entry("i" + v, 1, o -> { o.write(3); o.writeInt(v); }); }
    int cfloat(float v) { return entry("f" + Float.floatToRawIntBits(v), 1, o -> { o.write(4); o.writeFloat(v); }); }
    int clong(long v) { return entry("l" + v, 2, o -> { o.write(5); o.writeLong(v); }); }
    int cdouble(double v) { return entry("d" + Double.doubleToRawLongBits(v), 2, o -> { o.write(6); o.writeDouble(v); }); }
    int cls(String n) { int u = utf8(n); return entry("c" + u, 1, o -> { o.write(7); o.writeShort(u); }); }
    int str(String s) { int u = utf8(s); return entry("s" + u, 1, o -> { o.write(8); o.writeShort(u); }); }
    int nat(String n, String d) { return ref(12, utf8(n), utf8(d)); }
    int field(String c, String n, String d) { return ref(9, cls(c), nat(n, d)); }
    int meth(String c, String n, String d) { return ref(10, cls(c), nat(n, d)); }
    int imeth(String c, String n, String d) { return ref(11, cls(c), nat(n, d)); }
    int handle(int kind, int r) { return entry("h" + kind + ":" + r, 1, o -> { o.write(15); o.write(kind); o.writeShort(r); }); }
    int mtype(String d) { int u = utf8(d); return entry("t" + u, 1, o -> { o.write(16); o.writeShort(u); }); }
    int boot(int handle, int... args) { int[] b = new int[args.length + 1]; b[0] = handle; System.arraycopy(args, 0, b, 1, args.length); boots.add(b); return boots.size() - 1; }
    int condy(int boot, String n, String d) { return ref(17, boot, nat(n, d)); }
    int indy(int boot, String n, String d) { return ref(18, boot, nat(n, d)); }

    static byte[] build(Put p) {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try { p.put(new DataOutputStream(b)); } catch (IOException e) { throw new UncheckedIOException(e); }
        return b.toByteArray();
    }

    Asm field(int acc, String n, String d, int constant) {
        int cv = constant == 0 ? 0 : utf8("ConstantValue");
        int un = utf8(n), ud = utf8(d);
        fields.add(build(o -> { o.writeShort(acc); o.writeShort(un); o.writeShort(ud); o.writeShort(cv == 0 ? 0 : 1); if (cv != 0) { o.writeShort(cv); o.writeInt(2); o.writeShort(constant); } }));
        return this;
    }

    void attr(String n, byte[] body) { int u = utf8(n); attrs.add(build(o -> { o.writeShort(u); o.writeInt(body.length); o.write(body); })); }

    /** A method without code. */
    void bare(int acc, String n, String d) { int un = utf8(n), ud = utf8(d); methods.add(build(o -> { o.writeShort(acc); o.writeShort(un); o.writeShort(ud); o.writeShort(0); })); }

    Code method(int acc, String n, String d) { Code c = new Code(this, acc, utf8(n), utf8(d)); methods.add(c); return c; }

    /** The usual constructor. */
    void ctor() { method(PUBLIC, "<init>", "()V").op(42).op2(183, meth("java/lang/Object", "<init>", "()V")).op(177).max(1, 1); }

    byte[] bytes() {
        List<byte[]> ms = new ArrayList<>();
        for (Object m : methods) ms.add(m instanceof Code ? ((Code) m).bytes() : (byte[]) m);
        int bu = boots.isEmpty() ? 0 : utf8("BootstrapMethods");
        return build(o -> {
            o.writeInt(0xcafebabe);
            o.writeShort(0);
            o.writeShort(major);
            o.writeShort(count);
            o.write(poolBytes.toByteArray());
            o.writeShort(access);
            o.writeShort(self);
            o.writeShort(sup);
            o.writeShort(itfs.length);
            for (int i : itfs) o.writeShort(i);
            o.writeShort(fields.size());
            for (byte[] f : fields) o.write(f);
            o.writeShort(ms.size());
            for (byte[] m : ms) o.write(m);
            o.writeShort(attrs.size() + (bu == 0 ? 0 : 1));
            for (byte[] a : attrs) o.write(a);
            if (bu != 0) {
                byte[] body = build(q -> { q.writeShort(boots.size()); for (int[] b : boots) { q.writeShort(b[0]); q.writeShort(b.length - 1); for (int i = 1; i < b.length; i++) q.writeShort(b[i]); } });
                o.writeShort(bu);
                o.writeInt(body.length);
                o.write(body);
            }
        });
    }

    Class<?> load() { return new Loader().def(name.replace('/', '.'), bytes()); }

    /** Calls a static method of a class and prints what comes out. */
    static void run(Class<?> c, String m, Object... args) {
        for (java.lang.reflect.Method x : c.getDeclaredMethods()) {
            if (!x.getName().equals(m)) continue;
            try {
                Object r = x.invoke(null, args);
                System.out.println(m + " = " + r);
            } catch (java.lang.reflect.InvocationTargetException e) {
                System.out.println(m + " threw " + clean(e.getCause()));
            } catch (Throwable e) {
                System.out.println(m + " failed " + clean(e));
            }
            return;
        }
        System.out.println("no method " + m);
    }

    /** The text of a throwable without identity numbers. */
    static String clean(Throwable t) {
        String s = t.getClass().getName() + (t instanceof VerifyError ? "" : ": " + t.getMessage());
        return s.replaceAll("@[0-9a-f]+", "@");
    }

    static final class Label { int at = -1; }

    static final class Code {
        private final Asm a;
        private final int acc, n, d;
        private final ByteArrayOutputStream code = new ByteArrayOutputStream();
        private final List<Object[]> fixes = new ArrayList<>();
        private final List<Object[]> handlers = new ArrayList<>();
        private int stack = 20, locals = 20;
        private final int codeName, linesName;
        private byte[] frames;
        private final List<int[]> lines = new ArrayList<>();

        Code(Asm a, int acc, int n, int d) { this.a = a; this.acc = acc; this.n = n; this.d = d; codeName = a.utf8("Code"); linesName = a.utf8("LineNumberTable"); }

        Code op(int... ops) { for (int o : ops) code.write(o); return this; }
        Code u2(int v) { return op(v >> 8 & 255, v & 255); }
        Code u4(int v) { return u2(v >> 16 & 0xffff).u2(v & 0xffff); }
        Code op2(int o, int arg) { return op(o).u2(arg); }
        Code push(int v) { if (v >= -1 && v <= 5) return op(3 + v); if (v >= -128 && v < 128) return op(16, v & 255); if (v >= -32768 && v < 32768) return op2(17, v & 0xffff); return op2(19, a.cint(v)); }
        Code push(String s) { return op2(19, a.str(s)); }
        Code push(long v) { return op2(20, a.clong(v)); }
        Code push(double v) { return op2(20, a.cdouble(v)); }
        Code push(float v) { return op2(19, a.cfloat(v)); }
        Code getstatic(String c, String f, String t) { return op2(178, a.field(c, f, t)); }
        Code putstatic(String c, String f, String t) { return op2(179, a.field(c, f, t)); }
        Code stat(String c, String m, String t) { return op2(184, a.meth(c, m, t)); }
        Code virt(String c, String m, String t) { return op2(182, a.meth(c, m, t)); }
        Code spec(String c, String m, String t) { return op2(183, a.meth(c, m, t)); }
        Code itf(String c, String m, String t, int args) { return op2(185, a.imeth(c, m, t)).op(args, 0); }
        Code anew(String c) { return op2(187, a.cls(c)); }
        Code iinc(int v, int by) { return op(132, v, by & 255); }
        Label here() { Label l = new Label(); return mark(l); }
        Label mark(Label l) { l.at = code.size(); return l; }
        Code at(Label l) { mark(l); return this; }
        Code jump(int op, Label l) { fixes.add(new Object[] {code.size(), code.size() + 1, l, 2}); return op(op).u2(0); }
        Code jumpw(int op, Label l) { fixes.add(new Object[] {code.size(), code.size() + 1, l, 4}); return op(op).u4(0); }
        Code table(int lo, Label dflt, Label... ls) {
            int at = code.size();
            op(170);
            while (code.size() % 4 != 0) op(0);
            far(at, dflt).u4(lo).u4(lo + ls.length - 1);
            for (Label l : ls) far(at, l);
            return this;
        }
        Code lookup(Label dflt, int[] keys, Label... ls) {
            int at = code.size();
            op(171);
            while (code.size() % 4 != 0) op(0);
            far(at, dflt).u4(keys.length);
            for (int i = 0; i < keys.length; i++) { u4(keys[i]); far(at, ls[i]); }
            return this;
        }
        private Code far(int at, Label l) { fixes.add(new Object[] {at, code.size(), l, 4}); return u4(0); }
        Code handler(Label from, Label to, Label h, String type) { handlers.add(new Object[] {from, to, h, type == null ? 0 : a.cls(type)}); return this; }
        Code line(int l) { lines.add(new int[] {code.size(), l}); return this; }
        Code max(int s, int l) { stack = s; locals = l; return this; }
        Code frames(byte[] table) { a.utf8("StackMapTable"); frames = table; return this; }
        int size() { return code.size(); }

        byte[] bytes() {
            byte[] c = code.toByteArray();
            for (Object[] f : fixes) {
                int off = ((Label) f[2]).at - (int) f[0], p = (int) f[1];
                if ((int) f[3] == 4) { c[p++] = (byte) (off >> 24); c[p++] = (byte) (off >> 16); }
                c[p++] = (byte) (off >> 8);
                c[p] = (byte) off;
            }
            byte[] ex = build(o -> { o.writeShort(handlers.size()); for (Object[] h : handlers) { for (int i = 0; i < 3; i++) o.writeShort(((Label) h[i]).at); o.writeShort((int) h[3]); } });
            byte[] extra = build(o -> {
                o.writeShort((frames == null ? 0 : 1) + (lines.isEmpty() ? 0 : 1));
                if (frames != null) { o.writeShort(a.utf8("StackMapTable")); o.writeInt(frames.length); o.write(frames); }
                if (!lines.isEmpty()) { o.writeShort(linesName); o.writeInt(2 + 4 * lines.size()); o.writeShort(lines.size()); for (int[] l : lines) { o.writeShort(l[0]); o.writeShort(l[1]); } }
            });
            return build(o -> {
                o.writeShort(acc); o.writeShort(n); o.writeShort(d); o.writeShort(1);
                o.writeShort(codeName); o.writeInt(8 + c.length + ex.length + extra.length);
                o.writeShort(stack); o.writeShort(locals); o.writeInt(c.length); o.write(c); o.write(ex); o.write(extra);
            });
        }
    }
}
