// Unbalanced monitorenter and monitorexit: IllegalMonitorStateException and locks left.
public class Main {
    public static final Object LOCK = new Object();
    public static void held(String s) { System.out.print(s + ":" + Thread.holdsLock(LOCK) + " "); }

    public static void main(String[] args) {
        Asm a = new Asm(49, "Mon");
        Asm.Code c = a.method(9, "balanced", "()V");
        c.getstatic("Main", "LOCK", "Ljava/lang/Object;").op(89, 194).push("in").stat("Main", "held", "(Ljava/lang/String;)V").op(195, 177);
        c = a.method(9, "exitOnly", "()V");
        c.getstatic("Main", "LOCK", "Ljava/lang/Object;").op(195, 177);
        c = a.method(9, "enterOnly", "()V");
        c.getstatic("Main", "LOCK", "Ljava/lang/Object;").op(194, 177);
        c = a.method(9, "twice", "()V");
        c.getstatic("Main", "LOCK", "Ljava/lang/Object;").op(89, 89, 89, 194, 194, 195, 195).push("after").stat("Main", "held", "(Ljava/lang/String;)V").op(177);
        c = a.method(9, "exitTwice", "()V");
        c.getstatic("Main", "LOCK", "Ljava/lang/Object;").op(89, 89, 194, 195, 195, 177);
        c = a.method(9, "nullEnter", "()V");
        c.op(1, 194, 177);
        c = a.method(9, "nullExit", "()V");
        c.op(1, 195, 177);
        c = a.method(9, "throwing", "()V");
        c.getstatic("Main", "LOCK", "Ljava/lang/Object;").op(194).anew("java/lang/IllegalStateException").op(89).spec("java/lang/IllegalStateException", "<init>", "()V").op(191);
        c = a.method(9 | Asm.SYNC, "syncStatic", "()V");
        c.op2(19, a.cls("Mon")).stat("java/lang/Thread", "holdsLock", "(Ljava/lang/Object;)Z").stat("java/lang/String", "valueOf", "(Z)Ljava/lang/String;").stat("Main", "held", "(Ljava/lang/String;)V").op(177);
        c = a.method(9, "interleaved", "()V");
        c.anew("java/lang/Object").op(89).spec("java/lang/Object", "<init>", "()V").op(75).getstatic("Main", "LOCK", "Ljava/lang/Object;").op(76).op(42, 194, 43, 194, 42, 195).push("mid").stat("Main", "held", "(Ljava/lang/String;)V").op(43, 195, 177);
        Class<?> k = a.load();
        for (String m : "balanced exitOnly enterOnly twice exitTwice nullEnter nullExit throwing syncStatic interleaved".split(" ")) {
            Asm.run(k, m);
            held("left");
            System.out.println();
        }
    }
}
