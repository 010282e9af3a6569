// Legal but un-Java-like names, overloads by return type, old versions without attributes.
public class Main {
    public static void main(String[] args) throws Exception {
        Asm a = new Asm(49, "odd names/with-dash and space/Kl\u00e4ss!");
        a.field(9, "a b", "I", 0).field(9, "a b", "J", 0).field(9, "a b", "Ljava/lang/String;", 0).field(9, "+", "I", 0).field(9, "class", "I", 0).field(9, "1", "I", 0);
        String self = a.name;
        a.method(9, "m", "()I").push(1).op(172);
        a.method(9, "m", "()J").push(2L).op(173);
        a.method(9, "m", "()Ljava/lang/String;").push("three").op(176);
        a.method(9, "m", "()V").op(177);
        a.method(9, "if", "(I)I").op(26, 4, 96, 172);
        a.method(9, "=:", "()Ljava/lang/String;").push("arrow").op(176);
        a.method(9, "fields", "()Ljava/lang/String;").push(5).putstatic(self, "a b", "I").push(6L).putstatic(self, "a b", "J").push("seven").putstatic(self, "a b", "Ljava/lang/String;")
            .anew("java/lang/StringBuffer").op(89).spec("java/lang/StringBuffer", "<init>", "()V").getstatic(self, "a b", "I").virt("java/lang/StringBuffer", "append", "(I)Ljava/lang/StringBuffer;").getstatic(self, "a b", "J").virt("java/lang/StringBuffer", "append", "(J)Ljava/lang/StringBuffer;").getstatic(self, "a b", "Ljava/lang/String;").virt("java/lang/StringBuffer", "append", "(Ljava/lang/String;)Ljava/lang/StringBuffer;").virt("java/lang/Object", "toString", "()Ljava/lang/String;").op(176);
        a.method(9, "calls", "()J").stat(self, "m", "()I").op(133).stat(self, "m", "()J").op(97).stat(self, "m", "()V").op(173);
        a.method(9, "thrower", "()V").line(4242).op(1, 191);
        Class<?> k = a.load();
        System.out.println(k.getName().length() + " " + k.getSimpleName().length() + " [" + k.getPackageName() + "]");
        for (String m : new String[] {"=:", "fields", "calls"}) Asm.run(k, m);
        Asm.run(k, "if", 41);
        java.util.TreeSet<String> s = new java.util.TreeSet<>();
        for (var m : k.getDeclaredMethods()) if (m.getName().equals("m")) s.add(m.getReturnType() + "=" + m.invoke(null));
        System.out.println(s);
        System.out.println(k.getDeclaredFields().length + " " + k.getDeclaredField("+").getType());
        try { k.getMethod("thrower").invoke(null); } catch (java.lang.reflect.InvocationTargetException e) { StackTraceElement t = e.getCause().getStackTrace()[0]; System.out.println(t.getMethodName() + " " + t.getFileName() + " " + t.getLineNumber() + " " + e.getCause().getMessage()); }
        for (int v : new int[] {45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61}) {
            Asm o = new Asm(v, v < 48 ? 1 : 0x21, "V" + v, "java/lang/Object");
            o.ctor();
            o.method(9, "v", "()I").push(v).op(172);
            Class<?> c = o.load();
            System.out.print(c.getMethod("v").invoke(null) + (c.getConstructor().newInstance().getClass() == c ? "+ " : "- "));
        }
        System.out.println();
        Asm sf = new Asm(49, "Sf");
        sf.attr("SourceFile", Asm.build(o -> o.writeShort(sf.utf8("made up.txt"))));
        sf.method(9, "t", "()V").line(7).anew("java/lang/Error").op(89).line(9).spec("java/lang/Error", "<init>", "()V").op(191);
        try { sf.load().getMethod("t").invoke(null); } catch (java.lang.reflect.InvocationTargetException e) { System.out.println(e.getCause().getStackTrace()[0]); }
    }
}
