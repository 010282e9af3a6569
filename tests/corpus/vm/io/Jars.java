// JarOutputStream, JarInputStream, Manifest and Attributes in memory.
import java.io.*;
import java.util.*;
import java.util.jar.*;
import java.util.zip.ZipEntry;

public class Jars {
    public static void main(String[] args) throws Exception {
        Manifest m = new Manifest();
        m.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        m.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "demo.Main");
        m.getMainAttributes().putValue("X-Long", "v".repeat(150));
        m.getMainAttributes().put(Attributes.Name.CLASS_PATH, "lib/a.jar lib/b.jar");
        Attributes per = new Attributes();
        per.putValue("Sealed", "true");
        m.getEntries().put("demo/", per);
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        m.write(text);
        String[] lines = text.toString("UTF-8").split("\r\n", -1);
        int max = 0;
        for (String l : lines) max = Math.max(max, l.length());
        System.out.println("longest line " + max + " first " + lines[0]);
        Manifest back = new Manifest(new ByteArrayInputStream(text.toByteArray()));
        System.out.println(back.equals(m) + " " + back.getMainAttributes().getValue("main-class") + " " + back.getMainAttributes().getValue(Attributes.Name.CLASS_PATH) + " " + back.getMainAttributes().getValue("X-Long").length() + " " + back.getAttributes("demo/").getValue("sealed") + " " + back.getAttributes("none"));
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (JarOutputStream o = new JarOutputStream(jar, m)) {
            for (String n : new String[] {"demo/", "demo/Main.txt", "META-INF/services/x.Y"}) {
                o.putNextEntry(new JarEntry(n));
                if (!n.endsWith("/")) o.write(("content of " + n).getBytes());
                o.closeEntry();
            }
        }
        try (JarInputStream in = new JarInputStream(new ByteArrayInputStream(jar.toByteArray()))) {
            System.out.println(in.getManifest().getMainAttributes().getValue("Main-Class"));
            for (JarEntry e; (e = in.getNextJarEntry()) != null; ) System.out.println(e.getName() + " " + new String(in.readAllBytes()) + " " + (e.getAttributes() == null ? null : e.getAttributes().getValue("Sealed")));
        }
        File f = File.createTempFile("jars", ".jar");
        try (FileOutputStream o = new FileOutputStream(f)) {
            jar.writeTo(o);
        }
        try (JarFile j = new JarFile(f)) {
            List<String> names = new ArrayList<>();
            j.stream().map(ZipEntry::getName).sorted().forEach(names::add);
            System.out.println(names + " " + j.getManifest().getEntries().keySet() + " " + new String(j.getInputStream(j.getJarEntry("demo/Main.txt")).readAllBytes()) + " " + j.isMultiRelease());
        }
        f.delete();
        for (String bad : new String[] {"Manifest-Version: 1.0\r\n continued first\r\n", "no colon here\r\n", "Name with space: x\r\n\r\n", "Manifest-Version: 1.0\r\n\r\nKey: no name\r\n\r\n", " leading: x\r\n"}) {
            try {
                System.out.println(new Manifest(new ByteArrayInputStream(bad.getBytes())).getMainAttributes().size());
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
        Attributes a = new Attributes();
        a.putValue("Key", "1");
        a.putValue("KEY", "2");
        System.out.println(a.size() + " " + a.getValue("kEy") + " " + new Attributes.Name("A").equals(new Attributes.Name("a")) + " " + a.containsKey(new Attributes.Name("key")));
        for (Runnable r : new Runnable[] {() -> new Attributes.Name("bad name"), () -> a.put("string key", "v"), () -> a.putValue("", "x"), () -> new Attributes.Name("x".repeat(71))}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }
}
