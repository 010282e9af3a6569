// Binary numeric promotion, ternary typing and integer caches in expressions.
public class MixedPromotion {
    static String ty(Object o) { return o.getClass().getSimpleName() + ":" + o; }

    public static void main(String[] args) {
        byte b = 3; short s = 4; char c = 'c'; int i = 6; long l = 7; float f = 8.5f; double d = 9.25;
        System.out.println(ty(b + b) + " " + ty(b + s) + " " + ty(c + c) + " " + ty(i + l) + " " + ty(l + f) + " " + ty(f + d) + " " + ty(c + d) + " " + ty(-b) + " " + ty(+c) + " " + ty(~s) + " " + ty(b << l) + " " + ty(l << b));
        boolean t = args.length == 0;
        System.out.println(ty(t ? 1 : 2.0) + " " + ty(t ? 'a' : 0) + " " + ty(t ? 'a' : i) + " " + ty(t ? b : 'x') + " " + ty(t ? b : s) + " " + ty(t ? 1 : "x") + " " + ty(t ? (Object) 1 : 2.0) + " " + ty(t ? Integer.valueOf(1) : Double.valueOf(2)));
        System.out.println(ty(t ? b : 100) + " " + ty(t ? b : 1000) + " " + ty(t ? null : 0 + "") .length());
    }

    static String ty(String s) { return "String"; }
}
