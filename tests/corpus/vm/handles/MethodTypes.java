// The MethodType API: building, changing, wrapping, descriptors and equality.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.*;

public class MethodTypes {
    static void t(Body b) { try { System.out.println(b.run()); } catch (Throwable e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    interface Body { Object run() throws Throwable; }

    public static void main(String[] args) {
        MethodType m = methodType(int.class, String.class, long[].class, Object.class);
        System.out.println(m + " " + m.parameterCount() + " " + m.parameterType(1).getSimpleName() + " " + m.returnType() + " " + m.parameterList() + " " + m.toMethodDescriptorString() + " " + m.descriptorString());
        System.out.println((m == methodType(int.class, String.class, long[].class, Object.class)) + " " + m.equals(methodType(int.class)) + " " + m.hasPrimitives() + m.hasWrappers() + " " + m.lastParameterType());
        System.out.println(m.changeReturnType(void.class) + " " + m.changeParameterType(0, char.class) + " " + m.appendParameterTypes(int.class, byte.class) + " " + m.insertParameterTypes(1, Void.class) + " " + m.dropParameterTypes(0, 2));
        System.out.println(m.generic() + " " + m.erase() + " " + m.wrap() + " " + m.wrap().unwrap() + " " + m.wrap().hasWrappers());
        System.out.println(genericMethodType(3) + " " + genericMethodType(2, true) + " " + genericMethodType(0) + " " + methodType(void.class, List.of(int.class, int[].class)) + " " + methodType(String.class, m) + methodType(long.class, double.class, float.class, short.class, boolean.class));
        System.out.println(fromMethodDescriptorString("(IJ[Ljava/lang/String;[[DZ)Ljava/util/List;", MethodTypes.class.getClassLoader()) + " " + fromMethodDescriptorString("()V", null));
        t(() -> fromMethodDescriptorString("(I", null));
        t(() -> fromMethodDescriptorString("(Lno/Such;)V", null));
        t(() -> fromMethodDescriptorString("I", null));
        t(() -> methodType(int.class, void.class));
        t(() -> methodType(null));
        t(() -> m.parameterType(3));
        t(() -> m.dropParameterTypes(2, 5));
        t(() -> m.changeParameterType(0, void.class));
        t(() -> genericMethodType(256));
        t(() -> genericMethodType(255).parameterCount());
        t(() -> m.parameterList().remove(0));
        t(() -> { Class<?>[] a = m.parameterArray(); a[0] = null; return m; });
        t(() -> m.describeConstable().get().displayDescriptor());
        System.out.println(new HashSet<>(List.of(methodType(int.class), m)).contains(methodType(int.class, String.class, long[].class, Object.class)));
        System.out.println(MethodTypes.class.descriptorString() + int[][].class.descriptorString() + void.class.descriptorString() + int.class.arrayType() + String[].class.componentType());
    }
}
