// A jar built at run time in a temporary file and read through URLClassLoader.
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;
import java.util.jar.*;
import java.util.zip.*;

public class JarLoader {
    static byte[] bytes(String n) throws IOException { try (InputStream in = JarLoader.class.getResourceAsStream(n + ".class")) { return in.readAllBytes(); } }

    public static void main(String[] args) throws Exception {
        Path jar = Files.createTempFile("corpus", ".jar");
        Manifest mf = new Manifest();
        mf.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        mf.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "JarPlugin");
        mf.getMainAttributes().put(new Attributes.Name("X-Custom"), "custom value which is rather long so that it has to be folded over two lines");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), mf)) {
            for (String n : new String[] {"JarPlugin", "JarPlugin$Inner"}) { out.putNextEntry(new JarEntry(n + ".class")); out.write(bytes(n)); out.closeEntry(); }
            JarEntry stored = new JarEntry("data/stored.txt");
            byte[] d = "stored entry".getBytes();
            stored.setMethod(ZipEntry.STORED); stored.setSize(d.length); CRC32 crc = new CRC32(); crc.update(d); stored.setCrc(crc.getValue());
            out.putNextEntry(stored); out.write(d); out.closeEntry();
            out.putNextEntry(new JarEntry("data/text.txt")); out.write("line one\nline two\n".repeat(50).getBytes()); out.closeEntry();
            try { out.putNextEntry(new JarEntry("data/text.txt")); } catch (ZipException e) { System.out.println(e.getMessage()); }
        }
        System.out.println(Files.exists(jar) + " " + (Files.size(jar) > 500));
        try (URLClassLoader l = new URLClassLoader("plugins", new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Class<?> c = l.loadClass("JarPlugin");
            System.out.println((c == JarPlugin.class) + " " + c.getClassLoader().getName() + " " + (c.getProtectionDomain().getCodeSource().getLocation().equals(jar.toUri().toURL())));
            var k = c.getDeclaredConstructor();
            try { k.newInstance(); } catch (IllegalAccessException e) { System.out.println("other runtime package"); }
            k.setAccessible(true);
            Runnable r = (Runnable) k.newInstance();
            r.run();
            System.out.println(new String(l.getResourceAsStream("data/stored.txt").readAllBytes()) + " " + l.getResource("data/text.txt").getProtocol() + " " + l.getResource("data/text.txt").toString().endsWith(".jar!/data/text.txt") + " " + l.getResource("data/none"));
            try (BufferedReader br = new BufferedReader(new InputStreamReader(l.getResource("data/text.txt").openStream()))) { System.out.println(br.lines().count()); }
            try { l.loadClass("JarLoader"); } catch (ClassNotFoundException e) { System.out.println("not in jar: " + e.getMessage()); }
            System.out.println(l.getURLs().length + " " + Collections.list(l.findResources("JarPlugin.class")).size());
        }
        try (JarFile jf = new JarFile(jar.toFile())) {
            List<String> names = new ArrayList<>();
            for (JarEntry e : Collections.list(jf.entries())) names.add(e.getName() + ":" + e.getSize());
            System.out.println(names.size() + " " + names.get(0) .startsWith("META-INF/MANIFEST.MF") + " " + names.subList(3, 5));
            System.out.println(jf.getManifest().getMainAttributes().getValue("X-Custom") + " " + jf.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS) + " " + jf.isMultiRelease() + jf.getEntry("nope"));
        }
        try (JarInputStream in = new JarInputStream(Files.newInputStream(jar))) { int n = 0; for (JarEntry e; (e = in.getNextJarEntry()) != null;) n += in.readAllBytes().length > 0 ? 1 : 0; System.out.println(n + " " + in.getManifest().getMainAttributes().size()); }
        Files.delete(jar);
        System.out.println(Files.exists(jar));
        try (URLClassLoader gone = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) { gone.loadClass("JarPlugin"); } catch (ClassNotFoundException e) { System.out.println("gone " + e.getMessage()); }
    }
}
class JarPlugin implements Runnable { public JarPlugin() { } public void run() { System.out.println("plugin " + new Inner().v + " in package [" + getClass().getPackageName() + "]"); } static class Inner { int v = 42; } }
