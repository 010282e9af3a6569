// Resources of classes and loaders, in memory and of the class itself.
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Resources {
    static class Mem extends ClassLoader {
        final Map<String, String> m = new LinkedHashMap<>();
        Mem(ClassLoader p) { super(p); }
        @Override protected URL findResource(String n) {
            String v = m.get(n);
            if (v == null) return null;
            try { return new URL("mem", null, -1, "/" + n, new URLStreamHandler() { @Override protected URLConnection openConnection(URL u) { return new URLConnection(u) { @Override public void connect() { } @Override public InputStream getInputStream() { return new ByteArrayInputStream(v.getBytes(StandardCharsets.UTF_8)); } }; } }); } catch (MalformedURLException e) { throw new UncheckedIOException(e); }
        }
        @Override protected Enumeration<URL> findResources(String n) { URL u = findResource(n); return u == null ? Collections.emptyEnumeration() : Collections.enumeration(List.of(u)); }
    }
    static String last(URL u) { return u == null ? "null" : u.getProtocol() + ":" + u.getPath().substring(u.getPath().lastIndexOf('/') + 1); }
    static String read(InputStream in) throws IOException { if (in == null) return "null"; try (in) { byte[] b = in.readNBytes(4); return String.format("%02x%02x%02x%02x", b[0], b[1], b[2], b[3]); } }

    public static void main(String[] args) throws Exception {
        Class<?> c = Resources.class;
        ClassLoader cl = c.getClassLoader();
        System.out.println(last(c.getResource("Resources.class")) + " " + last(c.getResource("/Resources.class")) + " " + last(c.getResource("Resources$Mem.class")) + " " + last(c.getResource("nope.txt")) + " " + last(cl.getResource("Resources.class")) + " " + last(cl.getResource("/Resources.class")));
        System.out.println(read(c.getResourceAsStream("Resources.class")) + " " + read(cl.getResourceAsStream("Resources$Mem.class")) + " " + read(c.getResourceAsStream("none")) + " " + read(ClassLoader.getSystemResourceAsStream("Resources.class")));
        System.out.println(last(Object.class.getResource("Object.class")) + " " + last(Object.class.getResource("/java/util/List.class")) + " " + read(Object.class.getResourceAsStream("String.class")) + " " + read(ClassLoader.getSystemResourceAsStream("java/lang/Object.class")) + " " + last(ClassLoader.getSystemResource("java/util/Map.class")));
        System.out.println(Collections.list(cl.getResources("Resources.class")).size() + " " + Collections.list(cl.getResources("no/such")).size() + " " + cl.resources("Resources.class").count());
        Mem m1 = new Mem(null), m2 = new Mem(m1);
        m1.m.put("a.txt", "first"); m1.m.put("b.txt", "bee"); m2.m.put("a.txt", "second"); m2.m.put("dir/c.txt", "see");
        System.out.println(new String(m2.getResourceAsStream("a.txt").readAllBytes()) + " " + new String(m2.getResourceAsStream("b.txt").readAllBytes()) + " " + new String(m2.getResource("dir/c.txt").openStream().readAllBytes()) + " " + m2.getResource("zip"));
        List<String> all = new ArrayList<>();
        for (URL u : Collections.list(m2.getResources("a.txt"))) try (Scanner s = new Scanner(u.openStream())) { all.add(s.nextLine() + "@" + u); }
        System.out.println(all);
        Properties p = new Properties();
        m1.m.put("x.properties", "# comment\nkey=value\nlong = a\\\n   b\nuni=\\u0041\n:colon\n");
        try (InputStream in = m2.getResourceAsStream("x.properties")) { p.load(in); }
        System.out.println(new TreeMap<>(p));
        ResourceBundle rb;
        m1.m.put("Msgs.properties", "hello=Hello\nonly=base"); m1.m.put("Msgs_fr.properties", "hello=Bonjour");
        rb = ResourceBundle.getBundle("Msgs", Locale.FRENCH, m2);
        System.out.println(rb.getString("hello") + rb.getString("only") + rb.getLocale());
        rb = ResourceBundle.getBundle("Msgs", Locale.ROOT, m2);
        System.out.println(rb.getString("hello") + new TreeSet<>(rb.keySet()));
        try { rb.getString("missing"); } catch (MissingResourceException e) { System.out.println(e.getMessage()); }
        try { ResourceBundle.getBundle("Nope", Locale.ROOT, m2); } catch (MissingResourceException e) { System.out.println(e.getMessage()); }
        System.out.println(String[].class.getResource("String.class") != null);
    }
}
