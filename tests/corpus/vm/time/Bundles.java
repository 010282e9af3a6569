// ResourceBundle: ListResourceBundle classes, PropertyResourceBundle from a reader, parents, controls, missing keys.
import java.io.*;
import java.util.*;

public class Bundles {
    public static class Msg extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hello"}, {"bye", "Bye"}, {"days", new String[] {"Mon", "Tue"}}, {"n", 42}};
        }
    }

    public static class Msg_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hallo"}, {"only", "Nur"}};
        }
    }

    public static class Msg_de_AT extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Servus"}};
        }
    }

    public static class Computed extends ResourceBundle {
        @Override
        protected Object handleGetObject(String k) {
            return k.startsWith("len.") ? (Object) (k.length() - 4) : null;
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(List.of("len.x"));
        }
    }

    static void show(String base, Locale l, String... keys) {
        ResourceBundle b = ResourceBundle.getBundle(base, l);
        StringBuilder sb = new StringBuilder(l + " uses '" + b.getLocale() + "'");
        for (String k : keys) {
            try {
                sb.append(' ').append(b.getString(k));
            } catch (MissingResourceException e) {
                sb.append(" missing ").append(e.getKey());
            }
        }
        System.out.println(sb + " " + new TreeSet<>(Collections.list(b.getKeys())));
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        show("Bundles$Msg", Locale.US, "hello", "bye", "only");
        show("Bundles$Msg", Locale.GERMANY, "hello", "bye", "only");
        show("Bundles$Msg", Locale.forLanguageTag("de-AT"), "hello", "bye", "only");
        show("Bundles$Msg", Locale.ROOT, "hello");
        ResourceBundle b = ResourceBundle.getBundle("Bundles$Msg", Locale.GERMANY);
        System.out.println(b.getStringArray("days")[1] + " " + b.getObject("n") + " " + b.containsKey("bye") + b.containsKey("zz") + " " + b.keySet().size() + " " + b.getBaseBundleName() + " " + (b == ResourceBundle.getBundle("Bundles$Msg", Locale.GERMANY)));
        for (Runnable r : new Runnable[] {() -> b.getString("zz"), () -> b.getString("n"), () -> b.getString(null), () -> ResourceBundle.getBundle("NoSuchBundle"), () -> ResourceBundle.getBundle(null)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof MissingResourceException m ? m.getClassName() + " " + m.getKey() + " " + e.getMessage() : ""));
            }
        }
        System.out.println(ResourceBundle.getBundle("Bundles$Computed", Locale.ROOT).getObject("len.abc"));
        PropertyResourceBundle p = new PropertyResourceBundle(new StringReader("a=1\nb = two words\n# comment\nc:3\nlong=x\\\n   y\nuni=\\u0041\\t|\nempty=\nspace\\ key = v"));
        System.out.println(p.getString("a") + "|" + p.getString("b") + "|" + p.getString("c") + "|" + p.getString("long") + "|" + p.getString("uni") + "|" + p.getString("empty") + "|" + p.getString("space key") + " " + new TreeSet<>(p.keySet()));
        PropertyResourceBundle in = new PropertyResourceBundle(new ByteArrayInputStream("k=v\u00e9".getBytes("UTF-8")));
        System.out.println(in.getString("k").length());
        ResourceBundle.Control c = new ResourceBundle.Control() {
            @Override
            public ResourceBundle newBundle(String base, Locale l, String format, ClassLoader cl, boolean reload) throws IOException {
                System.out.println("  asked " + base + " '" + l + "' " + format);
                return l.getLanguage().equals("fr") ? new PropertyResourceBundle(new StringReader("hello=Bonjour")) : l.equals(Locale.ROOT) ? new PropertyResourceBundle(new StringReader("hello=Root\nx=y")) : null;
            }

            @Override
            public List<String> getFormats(String base) {
                return FORMAT_PROPERTIES;
            }

            @Override
            public Locale getFallbackLocale(String base, Locale l) {
                return null;
            }
        };
        ResourceBundle cb = ResourceBundle.getBundle("virtual", Locale.FRANCE, c);
        System.out.println(cb.getString("hello") + " " + cb.getString("x") + " " + cb.getLocale() + " " + c.toBundleName("m", Locale.FRANCE) + " " + c.toResourceName("a.b", "properties") + " " + c.getCandidateLocales("x", Locale.forLanguageTag("zh-TW")));
        ResourceBundle.clearCache();
        ResourceBundle noFallback = ResourceBundle.getBundle("Bundles$Msg", Locale.JAPAN, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS));
        System.out.println(noFallback.getString("hello"));
    }
}
