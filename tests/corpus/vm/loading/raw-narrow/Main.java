// Narrow types at the edges: returns, fields and arrays of boolean, byte, char, short.
public class Main {
    public static void main(String[] args) {
        Asm a = new Asm(49, "Narrow");
        a.field(9, "z", "Z", 0).field(9, "b", "B", 0).field(9, "c", "C", 0).field(9, "s", "S", 0).field(9, "i", "I", 0);
        for (String t : new String[] {"Z", "B", "C", "S"}) {
            a.method(9, "ret" + t, "(I)" + t).op(26, 172);
            a.method(9, "field" + t, "(I)I").op(26).putstatic("Narrow", t.toLowerCase(), t).getstatic("Narrow", t.toLowerCase(), t).op(172);
            int arr = t.equals("Z") ? 4 : t.equals("B") ? 8 : t.equals("C") ? 5 : 9, st = t.equals("C") ? 85 : t.equals("S") ? 86 : 84, ld = t.equals("C") ? 52 : t.equals("S") ? 53 : 51;
            a.method(9, "arr" + t, "(I)I").push(1).op(188, arr).op(76, 43, 3, 26, st, 43, 3, ld, 172);
            a.method(9, "retcall" + t, "(I)I").op(26).stat("Narrow", "ret" + t, "(I)" + t).op(172);
        }
        a.method(9, "i2", "(I)Ljava/lang/String;").op(26, 145, 26, 146, 96, 26, 147, 96).stat("java/lang/String", "valueOf", "(I)Ljava/lang/String;").op(176);
        Class<?> k = a.load();
        int[] vals = {0, 1, 2, 3, 255, 256, 300, -1, -2, 65535, 65536, 0x18000, Integer.MIN_VALUE};
        for (int v : vals) {
            System.out.print(v + ": ");
            for (String t : new String[] {"Z", "B", "C", "S"}) {
                System.out.print(call(k, "ret" + t, v) + "," + call(k, "retcall" + t, v) + "," + call(k, "field" + t, v) + "," + call(k, "arr" + t, v) + " ");
            }
            System.out.println(call(k, "i2", v));
        }
    }

    static Object call(Class<?> k, String m, int v) {
        try { Object r = k.getDeclaredMethod(m, int.class).invoke(null, v); return r instanceof Character ? (int) (Character) r : r; } catch (ReflectiveOperationException e) { return e.getCause(); }
    }
}
