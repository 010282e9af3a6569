// StringConcatFactory used directly: recipes, constants, type slots and errors.
import java.lang.invoke.*;

public class ConcatFactory {
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType t = MethodType.methodType(String.class, int.class, String.class, char.class);
        MethodHandle plain = StringConcatFactory.makeConcat(l, "any", t).getTarget();
        System.out.println((String) plain.invokeExact(1, "b", 'c') + " " + plain.type());
        MethodHandle r = StringConcatFactory.makeConcatWithConstants(l, "x", t, "<\1-\1\2\1>", "K").getTarget();
        System.out.println((String) r.invokeExact(5, "s", 'z') + " " + (String) r.invokeExact(-5, (String) null, '\u0041'));
        System.out.println((String) StringConcatFactory.makeConcatWithConstants(l, "x", MethodType.methodType(String.class), "only\2\2", 1.5, 'q').getTarget().invokeExact());
        System.out.println("[" + (String) StringConcatFactory.makeConcatWithConstants(l, "x", MethodType.methodType(String.class), "").getTarget().invokeExact() + "]");
        System.out.println((String) StringConcatFactory.makeConcatWithConstants(l, "x", MethodType.methodType(String.class, Object.class), "\2\1\2", "\1", "\2").getTarget().invoke("mid").toString().replace('\1', '!').replace('\2', '?'));
        MethodType all = MethodType.methodType(String.class, boolean.class, byte.class, short.class, long.class, float.class, double.class, Object.class, int[].class);
        String s = (String) StringConcatFactory.makeConcat(l, "x", all).getTarget().invoke(true, (byte) 1, (short) 2, 3L, 4f, 5d, (Object) null, (int[]) null);
        System.out.println(s);
        CharSequence cs = (CharSequence) StringConcatFactory.makeConcat(l, "x", MethodType.methodType(CharSequence.class, int.class)).getTarget().invoke(9);
        System.out.println(cs);
        Object[] many = new Object[40];
        for (int i = 0; i < 40; i++) many[i] = i % 10;
        System.out.println(((String) StringConcatFactory.makeConcat(l, "x", MethodType.genericMethodType(40).changeReturnType(String.class)).getTarget().invokeWithArguments(many)).length());
        for (int k = 0; k < 6; k++) try {
            switch (k) {
                case 0: StringConcatFactory.makeConcat(l, "x", MethodType.methodType(int.class, int.class)); break;
                case 1: StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1\1"); break;
                case 2: StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1\1\1\1"); break;
                case 3: StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1\1\1\2"); break;
                case 4: StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1\1\1", "extra"); break;
                default: StringConcatFactory.makeConcat(l, "x", MethodType.genericMethodType(201).changeReturnType(String.class));
            }
            System.out.println(k + " ok");
        } catch (StringConcatException e) { System.out.println(k + " " + e.getMessage()); }
    }
}
