// Exceptions that the machine itself throws have their class's constants and can be serialized.
import java.io.*;

public class SerializedErrors {
    interface Action {
        Object run() throws Exception;
    }

    static void show(Action action) throws Exception {
        try {
            System.out.println(action.run());
        } catch (RuntimeException e) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(e);
            Object copy = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
            System.out.println(copy);
            for (Class<?> c = e.getClass(); c != Object.class; c = c.getSuperclass()) {
                System.out.println("  " + c.getName() + " " + ObjectStreamClass.lookup(c).getSerialVersionUID());
            }
        }
    }

    public static void main(String[] args) throws Exception {
        int zero = args.length;
        Object text = "text";
        Object[] strings = new String[1];
        show(() -> 1 / zero);
        show(() -> new int[zero][0][3].length + new int[2][zero - 1].length);
        show(() -> ((String) null).length());
        show(() -> (Integer) text);
        show(() -> strings[0] = 3);
        show(() -> "abc".substring(zero + 9));
        show(() -> strings[zero + 5]);
    }
}
