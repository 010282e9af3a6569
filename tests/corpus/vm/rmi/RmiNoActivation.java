// What RMI had once: activation is no part of the JDK any more, and classes come from no codebase.
import java.rmi.server.*;

public class RmiNoActivation {
    public static void main(String[] args) throws Exception {
        try {
            Class.forName("java.rmi.activation.Activatable");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(RMIClassLoader.loadClass((String) null, "java.lang.String"));
        System.out.println(RMIClassLoader.getClassAnnotation(RmiNoActivation.class));
        try {
            RMIClassLoader.loadClass("http://localhost:1/classes/", "nowhere.Strange");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage().startsWith("nowhere.Strange"));
        }
    }
}
