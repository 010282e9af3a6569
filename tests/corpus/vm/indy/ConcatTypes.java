// String concatenation of every type, constants, nulls and many operands.
public class ConcatTypes {
    static class NullStr { @Override public String toString() { return null; } }
    static class Throwing { @Override public String toString() { throw new IllegalStateException("toString"); } }
    static String nul = null;
    static Object onul = null;
    static char[] chars = {'x'};

    public static void main(String[] args) {
        boolean z = true; byte b = -7; char c = 'c'; short s = 300; int i = Integer.MIN_VALUE; long l = Long.MIN_VALUE; float f = 1e10f; double d = -0.0; Object o = 'o'; String t = "t";
        System.out.println("" + z + b + c + s + i + l + f + d + o + t);
        System.out.println(z + "|" + b + "|" + c + "|" + s + "|" + i + "|" + l + "|" + f + "|" + d + "|" + o + "|" + t);
        System.out.println("a" + nul + onul + null + new NullStr() + "z");
        System.out.println(c + 1 + "x" + c + 1 + (c + 1) + (char) (c + 1));
        System.out.println(1 + 2 + "3" + 4 + 5 + -6 + '7' + 8L + 9f + 10d);
        System.out.println("lit\u0001mid\u0002" .length() + ("p\u0001" + i + "\u0002q" + t + "\u0001").replace('\u0001', '#').replace('\u0002', '$'));
        System.out.println(("\u0001" + z).length() + " " + ("\u0002\u0001" + c + "\u0001\u0001").length());
        String acc = "";
        acc += z; acc += c; acc += i; acc += l; acc += f; acc += d; acc += nul; acc += o; acc += 'q' + 1;
        System.out.println(acc);
        System.out.println("wide \u00e9".length() + ("\u4e2d" + c + "\ud83d\ude00" + i).length() + ("" + '\u00ff' + '\u0100').charAt(1));
        String e = "" + t;
        System.out.println((e == t) + " " + e.equals(t) + ("" + nul).equals("null") + (nul + "") + ("" + "").isEmpty());
        try { System.out.println("x" + new Throwing() + "y"); } catch (IllegalStateException x) { System.out.println("threw " + x.getMessage()); }
        System.out.println("" + Float.MIN_VALUE + Double.MAX_VALUE + Float.NaN + 1 / 0.0 + 100f + 1e-5 + 0.001f + 1e7 + 1.0E7f);
        final String cf = "const"; final int ci = 7;
        System.out.println(cf + ci + i + cf + '"' + "\\" + "\t|");
        StringBuilder sb = new StringBuilder("sb");
        System.out.println(sb + "/" + sb.append('x') + "/" + sb);
        Integer bi = 5; Character bc = 'y'; Boolean bz = null;
        System.out.println(bi + "" + bc + bz + (bi + bi) + bi + bi);
        System.out.println("cs" + (CharSequence) sb + java.util.List.of(1, 2) + java.util.Optional.empty() + Thread.State.NEW + int.class + String[].class);
        System.out.println("len" + "x".length() + (i > 0 ? "pos" : 'n') + (z ? 1 : 2.0) + (z & false) + (b ^ s) + ~b + -c + (byte) 400 + (int) 'a');
        System.out.println(String.valueOf(chars) + "q" + String.valueOf(chars).length());
    }
}
