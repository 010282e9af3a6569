// multianewarray with fewer dimensions than the type, zeros and negatives.
import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        Asm a = new Asm(49, "Multi");
        a.method(9, "full", "(III)Ljava/lang/Object;").op(26, 27, 28).op2(197, a.cls("[[[I")).op(3, 176);
        a.method(9, "two", "(II)Ljava/lang/Object;").op(26, 27).op2(197, a.cls("[[[Ljava/lang/String;")).op(2, 176);
        a.method(9, "one", "(I)Ljava/lang/Object;").op(26).op2(197, a.cls("[[J")).op(1, 176);
        a.method(9, "single", "(I)Ljava/lang/Object;").op(26).op2(197, a.cls("[D")).op(1, 176);
        a.method(9, "missing", "(II)Ljava/lang/Object;").op(26, 27).op2(197, a.cls("[[LNoSuchClass;")).op(2, 176);
        a.method(9, "anew", "(I)Ljava/lang/Object;").op(26).op2(189, a.cls("[[B")).op(176);
        for (int t = 4; t <= 11; t++) a.method(9, "new" + t, "(I)Ljava/lang/Object;").op(26).op(188, t).op(176);
        Class<?> k = a.load();
        show(k, "full", 2, 3, 1);
        show(k, "full", 0, 3, 1);
        show(k, "full", 2, 0, 5);
        show(k, "full", 1, -1, 2);
        show(k, "full", 0, -1, 2);
        show(k, "full", 0, 0, -7);
        show(k, "full", -3, -1, 2);
        show(k, "two", 2, 2);
        show(k, "two", 1, 0);
        show(k, "one", 3);
        show(k, "one", -3);
        show(k, "single", 2);
        show(k, "missing", 1, 1);
        show(k, "anew", 2);
        show(k, "anew", -2);
        for (int t = 4; t <= 11; t++) show(k, "new" + t, t - 4);
        show(k, "new10", -1);
        for (int bad = 0; bad < 4; bad++) {
            Asm b = new Asm(49, "Bad");
            Asm.Code c = b.method(9, "m", "(I)Ljava/lang/Object;");
            if (bad == 0) c.op(26).op2(197, b.cls("[I")).op(0, 176);
            if (bad == 1) c.op(26, 26).op2(197, b.cls("[I")).op(2, 176);
            if (bad == 2) c.op(26).op(188, 3, 176);
            if (bad == 3) c.op(26).op2(197, b.cls("java/lang/String")).op(1, 176);
            try { Asm.run(b.load(), "m", 1); } catch (Throwable t) { System.out.println(Asm.clean(t)); }
        }
    }

    static void show(Class<?> k, String m, Object... args) {
        for (java.lang.reflect.Method x : k.getDeclaredMethods()) if (x.getName().equals(m)) {
            try { Object r = x.invoke(null, args); String s = Arrays.deepToString(new Object[] {r}); System.out.println(m + " " + r.getClass().getName() + " " + (r instanceof char[] ? "chars" + ((char[]) r).length : s)); }
            catch (java.lang.reflect.InvocationTargetException e) { System.out.println(m + " threw " + Asm.clean(e.getCause())); }
            catch (IllegalAccessException e) { System.out.println(e); }
        }
    }
}
