// Arithmetic, comparison and conversion instructions by themselves on edge values.
public class Main {
    static final java.util.Map<String, java.lang.reflect.Method> ms = new java.util.HashMap<>();
    static Object call(Class<?> k, String m, Object... args) {
        if (ms.isEmpty()) for (var x : k.getDeclaredMethods()) ms.put(x.getName(), x);
        try { return ms.get(m).invoke(null, args); } catch (java.lang.reflect.InvocationTargetException e) { return e.getCause().getClass().getSimpleName(); } catch (IllegalAccessException e) { return e; }
    }

    public static void main(String[] args) {
        Asm a = new Asm(49, "Ar");
        int[] iops = {96, 100, 104, 108, 112, 120, 122, 124, 126, 128, 130}, lops = {97, 101, 105, 109, 113, 127, 129, 131}, fops = {98, 102, 106, 110, 114}, dops = {99, 103, 107, 111, 115};
        for (int o : iops) a.method(9, "i" + o, "(II)I").op(26, 27, o, 172);
        for (int o : lops) a.method(9, "l" + o, "(JJ)J").op(30, 32, o, 173);
        for (int o : new int[] {121, 123, 125}) a.method(9, "s" + o, "(JI)J").op(30, 28, o, 173);
        for (int o : fops) a.method(9, "f" + o, "(FF)F").op(34, 35, o, 174);
        for (int o : dops) a.method(9, "d" + o, "(DD)D").op(38, 40, o, 175);
        a.method(9, "lcmp", "(JJ)I").op(30, 32, 148, 172);
        a.method(9, "fcmpl", "(FF)I").op(34, 35, 149, 172);
        a.method(9, "fcmpg", "(FF)I").op(34, 35, 150, 172);
        a.method(9, "dcmpl", "(DD)I").op(38, 40, 151, 172);
        a.method(9, "dcmpg", "(DD)I").op(38, 40, 152, 172);
        a.method(9, "ineg", "(I)I").op(26, 116, 172); a.method(9, "lneg", "(J)J").op(30, 117, 173); a.method(9, "fneg", "(F)F").op(34, 118, 174); a.method(9, "dneg", "(D)D").op(38, 119, 175);
        String[] from = {"I", "I", "I", "J", "J", "J", "F", "F", "F", "D", "D", "D"}, to = {"J", "F", "D", "I", "F", "D", "I", "J", "D", "I", "J", "F"};
        for (int i = 0; i < 12; i++) { int ld = "IJFD".indexOf(from[i]), rt = "IJFD".indexOf(to[i]); a.method(9, "c" + from[i] + to[i], "(" + from[i] + ")" + to[i]).op(26 + 4 * ld, 133 + i, 172 + rt); }
        int[] ifs = {153, 154, 155, 156, 157, 158}, ifi = {159, 160, 161, 162, 163, 164};
        for (int o : ifs) { Asm.Label l = new Asm.Label(); a.method(9, "if" + o, "(I)I").op(26).jump(o, l).push(0).op(172).at(l).push(1).op(172); }
        for (int o : ifi) { Asm.Label l = new Asm.Label(); a.method(9, "ic" + o, "(II)I").op(26, 27).jump(o, l).push(0).op(172).at(l).push(1).op(172); }
        for (int o : new int[] {165, 166}) { Asm.Label l = new Asm.Label(); a.method(9, "ac" + o, "(Ljava/lang/Object;Ljava/lang/Object;)I").op(42, 43).jump(o, l).push(0).op(172).at(l).push(1).op(172); }
        for (int o : new int[] {198, 199}) { Asm.Label l = new Asm.Label(); a.method(9, "n" + o, "(Ljava/lang/Object;)I").op(42).jump(o, l).push(0).op(172).at(l).push(1).op(172); }
        Class<?> k = a.load();
        int[] iv = {0, 1, -1, 7, -7, 33, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] lv = {0, 1, -1, 10, -3, Long.MAX_VALUE, Long.MIN_VALUE};
        float[] fv = {0f, -0f, 1.5f, -2f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.NEGATIVE_INFINITY};
        double[] dv = {0, -0.0, 2.5, -3, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY};
        StringBuilder s = new StringBuilder();
        for (int o : iops) { s.append("i" + o); for (int x : iv) for (int y : iv) s.append(' ').append(call(k, "i" + o, x, y)); s.append('\n'); }
        for (int o : lops) { s.append("l" + o); for (long x : lv) for (long y : lv) s.append(' ').append(call(k, "l" + o, x, y)); s.append('\n'); }
        for (int o : new int[] {121, 123, 125}) { s.append("s" + o); for (long x : lv) for (int y : iv) s.append(' ').append(call(k, "s" + o, x, y)); s.append('\n'); }
        for (int o : fops) { s.append("f" + o); for (float x : fv) for (float y : fv) s.append(' ').append(call(k, "f" + o, x, y)); s.append('\n'); }
        for (int o : dops) { s.append("d" + o); for (double x : dv) for (double y : dv) s.append(' ').append(call(k, "d" + o, x, y)); s.append('\n'); }
        s.append("cmp"); for (long x : lv) for (long y : lv) s.append(call(k, "lcmp", x, y)); for (float x : fv) for (float y : fv) s.append(call(k, "fcmpl", x, y)).append(call(k, "fcmpg", x, y)); for (double x : dv) for (double y : dv) s.append(call(k, "dcmpl", x, y)).append(call(k, "dcmpg", x, y));
        s.append("\nneg"); for (int x : iv) s.append(' ').append(call(k, "ineg", x)); for (long x : lv) s.append(' ').append(call(k, "lneg", x)); for (float x : fv) s.append(' ').append(call(k, "fneg", x)); for (double x : dv) s.append(' ').append(call(k, "dneg", x));
        s.append('\n');
        for (String t : new String[] {"J", "F", "D"}) { s.append("cI" + t); for (int x : iv) s.append(' ').append(call(k, "cI" + t, x)); s.append('\n'); }
        for (String t : new String[] {"I", "F", "D"}) { s.append("cJ" + t); for (long x : lv) s.append(' ').append(call(k, "cJ" + t, x)); s.append('\n'); }
        for (String t : new String[] {"I", "J", "D"}) { s.append("cF" + t); for (float x : fv) s.append(' ').append(call(k, "cF" + t, x)); s.append('\n'); }
        for (String t : new String[] {"I", "J", "F"}) { s.append("cD" + t); for (double x : dv) s.append(' ').append(call(k, "cD" + t, x)); s.append('\n'); }
        for (int o : ifs) { s.append("if" + o); for (int x : iv) s.append(call(k, "if" + o, x)); s.append(' '); }
        for (int o : ifi) { s.append("ic" + o); for (int x : iv) for (int y : iv) s.append(call(k, "ic" + o, x, y)); s.append(' '); }
        s.append(call(k, "ac165", "a", "a")).append(call(k, "ac166", "a", "a")).append(call(k, "ac165", "a", null)).append(call(k, "ac166", null, null)).append(call(k, "n198", (Object) null)).append(call(k, "n199", "x"));
        System.out.println(s);
    }
}
