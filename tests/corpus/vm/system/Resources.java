// Resources through classes and loaders: the program's own class file, missing names, the JDK's classes.
import java.io.*;
import java.net.URL;
import java.util.*;

public class Resources {
    static class Nested { }

    public static void main(String[] args) throws Exception {
        try (InputStream in = Resources.class.getResourceAsStream("Resources.class"); DataInputStream d = new DataInputStream(in)) {
            System.out.println(Integer.toHexString(d.readInt()) + " " + d.readUnsignedShort() + " " + (d.readUnsignedShort() >= 61) + " " + (d.readUnsignedShort() > 10));
        }
        System.out.println(Resources.class.getResource("/Resources.class") != null ? "absolute name works" : "no");
        System.out.println(Resources.class.getResource("absent.txt") + " " + Resources.class.getResourceAsStream("/absent/x") + " " + ClassLoader.getSystemResource("nope"));
        ClassLoader cl = Resources.class.getClassLoader();
        URL u = cl.getResource("Resources$Nested.class");
        System.out.println(u.getProtocol() + " " + u.getPath().endsWith("/Resources$Nested.class") + " " + Collections.list(cl.getResources("Resources.class")).size() + " " + cl.resources("none").count());
        try (InputStream in = u.openStream()) {
            System.out.println(in.readAllBytes().length > 100);
        }
        try (InputStream in = Object.class.getResourceAsStream("Object.class")) {
            System.out.println(in.read() == 0xca);
        }
        try (InputStream in = String.class.getResourceAsStream("/java/util/ArrayList.class")) {
            System.out.println(in.readNBytes(4)[1] == (byte) 0xfe);
        }
        System.out.println(cl.getParent() == ClassLoader.getPlatformClassLoader());
        System.out.println(ClassLoader.getSystemClassLoader() == cl);
        System.out.println(Object.class.getClassLoader() + " " + cl.getName() + " " + cl.getParent().getName() + " " + cl.getParent().getParent());
        System.out.println(Class.forName("Resources$Nested").getNestHost().getSimpleName() + " " + cl.loadClass("java.util.Map").isInterface() + " " + Class.forName("[I").getComponentType() + " " + Class.forName("[[Ljava.lang.String;").getSimpleName());
        for (String n : new String[] {"Absent", "java.lang.Nope", "", "java/lang/String", "[Q", "int", "resources"}) {
            try {
                System.out.println(Class.forName(n));
            } catch (ClassNotFoundException e) {
                System.out.println("ClassNotFoundException " + e.getMessage());
            } catch (NoClassDefFoundError e) {
                System.out.println("NoClassDefFoundError " + (e.getMessage() != null));
            }
        }
        try {
            Resources.class.getResourceAsStream(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        System.out.println(new File(Resources.class.getProtectionDomain().getCodeSource().getLocation().toURI()).exists());
    }
}
