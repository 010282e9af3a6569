// Parameter names and flags kept by -parameters.
//@ javac: -parameters
import java.lang.reflect.*;
import java.util.*;

public class ParamNames {
    static int calc(final int first, long second, String... rest) { return 0; }
    class Inner { Inner(String explicit) { } }
    enum E { A(1); E(int arg) { } }
    record R(int alpha, String beta) { R { } }
    ParamNames() { }
    interface L { void go(Object thing); }

    static void show(Executable e) { StringBuilder s = new StringBuilder(e.getName() + ":"); for (Parameter p : e.getParameters()) s.append(" ").append(p).append("/").append(p.getName()).append(p.isNamePresent()).append(p.isImplicit()).append(p.isSynthetic()).append(p.isVarArgs()).append(Modifier.toString(p.getModifiers())).append(p.getType().getSimpleName()); System.out.println(s); }

    public static void main(String[] args) throws Exception {
        for (Method m : ParamNames.class.getDeclaredMethods()) if (m.getName().equals("calc")) show(m);
        show(ParamNames.class.getDeclaredMethod("main", String[].class));
        show(Inner.class.getDeclaredConstructors()[0]);
        show(E.class.getDeclaredConstructors()[0]);
        show(E.class.getMethod("valueOf", String.class));
        show(R.class.getDeclaredConstructors()[0]);
        show(ParamNames.class.getDeclaredConstructor());
        show(L.class.getMethod("go", Object.class));
        show(R.class.getMethod("equals", Object.class));
        show(List.class.getMethod("add", int.class, Object.class));
        int k = 5;
        Object anon = new Object() { int q = k; };
        System.out.println(anon.getClass().getDeclaredConstructors()[0].getParameterCount());
    }
}
