// ServiceLoader with providers found through an in-memory loader.
import java.io.*;
import java.net.*;
import java.util.*;

public class Services {
    public interface Greeter { String greet(String n); default int priority() { return 0; } }
    public static class Hello implements Greeter { public Hello() { System.out.print("(new Hello) "); } public String greet(String n) { return "Hello " + n; } }
    public static class Hi implements Greeter { public String greet(String n) { return "Hi " + n; } public int priority() { return 5; } }
    public static class NotGreeter { }
    public static class Failing implements Greeter { public Failing() { throw new IllegalStateException("cannot"); } public String greet(String n) { return n; } }
    public static class NoCtor implements Greeter { public NoCtor(int x) { } public String greet(String n) { return n; } }

    static class Mem extends ClassLoader {
        final List<String> files;
        Mem(String... f) { super(Services.class.getClassLoader()); files = List.of(f); }
        @Override protected Enumeration<URL> findResources(String n) throws IOException {
            if (!n.equals("META-INF/services/Services$Greeter")) return Collections.emptyEnumeration();
            List<URL> us = new ArrayList<>();
            for (String f : files) us.add(new URL("mem", null, -1, "/f" + us.size(), new URLStreamHandler() { @Override protected URLConnection openConnection(URL u) { return new URLConnection(u) { @Override public void connect() { } @Override public InputStream getInputStream() { return new ByteArrayInputStream(f.getBytes()); } }; } }));
            return Collections.enumeration(us);
        }
    }

    static void all(String t, String... files) {
        System.out.print(t + ": ");
        ServiceLoader<Greeter> sl = ServiceLoader.load(Greeter.class, new Mem(files));
        Iterator<Greeter> it = sl.iterator();
        while (true) {
            try { if (!it.hasNext()) break; System.out.print(it.next().greet("x") + "; "); } catch (ServiceConfigurationError e) { System.out.print("[" + e.getMessage() + (e.getCause() == null ? "" : " / " + e.getCause()) + "] "); }
        }
        System.out.println();
    }

    public static void main(String[] args) {
        all("none");
        all("one", "Services$Hello\n");
        all("two files", "Services$Hello\n", "# comment\nServices$Hi # trailing\n\n  \n");
        all("duplicates", "Services$Hi\nServices$Hi\n", "Services$Hi");
        all("missing", "no.such.Provider\nServices$Hi");
        all("wrong type", "Services$NotGreeter\nServices$Hi");
        all("failing", "Services$Failing\nServices$Hi");
        all("no constructor", "Services$NoCtor\nServices$Hi");
        all("syntax", "two words\n");
        all("illegal name", "1abc\n");
        ServiceLoader<Greeter> sl = ServiceLoader.load(Greeter.class, new Mem("Services$Hello\nServices$Hi"));
        System.out.println(sl.stream().map(p -> p.type().getSimpleName()).toList() + " " + sl.findFirst().get().greet("f"));
        System.out.println(sl.stream().map(ServiceLoader.Provider::get).max(Comparator.comparingInt(Greeter::priority)).get().greet("best"));
        Greeter a = sl.iterator().next();
        System.out.println((a == sl.iterator().next()) + " " + sl);
        sl.reload();
        System.out.println(a == sl.iterator().next());
        System.out.println(ServiceLoader.load(Greeter.class).findFirst().isPresent());
        System.out.println(ServiceLoader.loadInstalled(Greeter.class).findFirst().isPresent());
        try { ServiceLoader.load((Class<?>) null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Thread.currentThread().setContextClassLoader(new Mem("Services$Hi"));
        System.out.println(ServiceLoader.load(Greeter.class).findFirst().get().greet("context"));
    }
}
