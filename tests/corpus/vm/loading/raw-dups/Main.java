// The stack-shuffling instructions in all their forms, for one and two slot values.
public class Main {
    public static String f(int a, int b) { return "" + a + b; }
    public static String f(int a, int b, int c) { return "" + a + b + c; }
    public static String f(int a, int b, int c, int d) { return "" + a + b + c + d; }
    public static String f(int a, int b, int c, int d, int e) { return "" + a + b + c + d + e; }
    public static String f(int a, int b, int c, int d, int e, int g) { return "" + a + b + c + d + e + g; }
    public static String f(long a, long b) { return "L" + a + b; }
    public static String f(long a, long b, long c) { return "L" + a + b + c; }
    public static String f(long a, int b, long c) { return "LIL" + a + b + c; }
    public static String f(long a, int b, int c, long d) { return "LIIL" + a + b + c + d; }
    public static String f(int a, int b, long c, int d, int e) { return "IILII" + a + b + c + d + e; }
    public static String f(int a, long b, int c) { return "ILI" + a + b + c; }
    public static String f(double a, Object b, double c) { return "DOD" + a + b + c; }
    public static String f(Object a, Object b, Object c) { return "OOO" + a + b + c; }

    static Asm.Code m(Asm a, String n) { return a.method(Asm.PUBLIC | Asm.STATIC, n, "()Ljava/lang/String;"); }
    static void end(Asm.Code c, String args) { c.stat("Main", "f", "(" + args + ")Ljava/lang/String;").op(176); }

    public static void main(String[] args) {
        Asm a = new Asm(49, "Dups");
        Asm.Code c;
        c = m(a, "pop"); c.push(1).push(2).push(9).op(87); end(c, "II");
        c = m(a, "pop2"); c.push(1).push(2).push(8).push(9).op(88); end(c, "II");
        c = m(a, "pop2long"); c.push(1).push(2).push(9L).op(88); end(c, "II");
        c = m(a, "dup"); c.push(1).push(2).op(89); end(c, "III");
        c = m(a, "dup_x1"); c.push(1).push(2).op(90); end(c, "III");
        c = m(a, "dup_x2"); c.push(1).push(2).push(3).op(91); end(c, "IIII");
        c = m(a, "dup_x2long"); c.push(5L).push(3).op(91); end2(c);
        c = m(a, "dup2"); c.push(1).push(2).op(92); end(c, "IIII");
        c = m(a, "dup2long"); c.push(7L).op(92); end(c, "JJ");
        c = m(a, "dup2_x1"); c.push(1).push(2).push(3).op(93); end(c, "IIIII");
        c = m(a, "dup2_x1long"); c.push(1).push(4L).op(93); end(c, "JIJ");
        c = m(a, "dup2_x2"); c.push(1).push(2).push(3).push(4).op(94); end(c, "IIIIII");
        c = m(a, "dup2_x2form2"); c.push(1).push(2).push(6L).op(94); end(c, "JIIJ");
        c = m(a, "dup2_x2form3"); c.push(6L).push(1).push(2).op(94); end(c, "IIJII");
        c = m(a, "dup2_x2form4"); c.push(6L).push(7L).op(94); end(c, "JJJ");
        c = m(a, "swap"); c.push(1).push(2).op(95); end(c, "II");
        c = m(a, "swapObj"); c.push("a").push("b").push("c").op(95, 90, 87); end(c, "Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;");
        c = m(a, "dblobj"); c.push("o").push(2.5).op(93); end(c, "DLjava/lang/Object;D");
        c = m(a, "many"); for (int i = 0; i < 50; i++) c.op(0); c.push(1).op(89, 89, 96, 89, 104, 95, 90, 87); end(c, "II");
        Class<?> k = a.load();
        for (String n : "pop pop2 pop2long dup dup_x1 dup_x2 dup_x2long dup2 dup2long dup2_x1 dup2_x1long dup2_x2 dup2_x2form2 dup2_x2form3 dup2_x2form4 swap swapObj dblobj many".split(" ")) Asm.run(k, n);
    }
    static void end2(Asm.Code c) { end(c, "IJI"); }
}
