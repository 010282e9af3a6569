// Properties: load with every escape, store, XML form, defaults, lists.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class PropsFiles {
    public static void main(String[] args) throws Exception {
        String text = "# comment\n! also comment\n  \nkey1=value1\nkey2 : value2\nkey3 value3\n   indented = x\nspaces.in\\ key = v\nempty=\nnokey\n=novalue\nlong = a,\\\n   b,\\\n   c\nesc=\\t\\n\\\\\\u0041\\q\\=\ntrail = v  \nuni\\u0042=\\u00e9\ndup=1\ndup=2\nback\\\\slash=\\\\\ncolon\\:key=1:2=3\n#tail comment\\\nafter=yes";
        Properties p = new Properties();
        p.load(new StringReader(text));
        for (String k : new TreeSet<>(p.stringPropertyNames())) System.out.println("[" + k + "]=[" + p.getProperty(k).replace("\n", "\\n").replace("\t", "\\t").replace("\u00e9", "e'") + "]");
        Properties q = new Properties();
        q.load(new ByteArrayInputStream("latin=\u00e9\nk=\\u4e2d".getBytes(StandardCharsets.ISO_8859_1)));
        System.out.println((int) q.getProperty("latin").charAt(0) + " " + (int) q.getProperty("k").charAt(0));
        try {
            new Properties().load(new StringReader("bad=\\u00zz"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Properties s = new Properties();
        s.setProperty("a key", " lead = trail ");
        s.setProperty("uni", "\u00e9\u4e2d");
        s.setProperty("lines", "1\n2\t3\\");
        s.setProperty("#hash!", "!#");
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        s.store(bo, "header\nsecond line");
        List<String> lines = new ArrayList<>(List.of(bo.toString("ISO-8859-1").split("\n")));
        System.out.println(lines.get(0) + " / " + lines.get(1) + " / " + lines.get(2).startsWith("#"));
        List<String> body = lines.subList(3, lines.size());
        Collections.sort(body);
        System.out.println(body);
        StringWriter sw = new StringWriter();
        s.store(sw, null);
        Properties back = new Properties();
        back.load(new StringReader(sw.toString()));
        System.out.println(back.equals(s) + " " + back.size());
        Properties d = new Properties(s);
        d.setProperty("own", "1");
        System.out.println(d.getProperty("uni").length() + " " + d.size() + " " + d.stringPropertyNames().size() + " " + d.containsKey("uni") + " " + d.getProperty("x", "def"));
        Properties one = new Properties();
        one.setProperty("only", "entry that is longer than forty characters in total length");
        StringWriter lw = new StringWriter();
        one.list(new PrintWriter(lw, true));
        System.out.println(lw.toString().replace("\n", " / "));
        ByteArrayOutputStream xml = new ByteArrayOutputStream();
        one.storeToXML(xml, "a <comment>", StandardCharsets.UTF_8);
        String x = xml.toString("UTF-8");
        System.out.println(x.contains("<entry key=\"only\">") + " " + x.contains("a &lt;comment&gt;"));
        Properties fromXml = new Properties();
        fromXml.loadFromXML(new ByteArrayInputStream(xml.toByteArray()));
        System.out.println(fromXml.equals(one));
        try {
            fromXml.loadFromXML(new ByteArrayInputStream("<nope/>".getBytes()));
        } catch (InvalidPropertiesFormatException e) {
            System.out.println("invalid xml");
        }
        p.put("number", 5);
        System.out.println(p.getProperty("number") + " " + p.get("number"));
        try {
            p.store(new StringWriter(), null);
        } catch (ClassCastException e) {
            System.out.println("not a string");
        }
        for (Runnable r : new Runnable[] {() -> s.setProperty(null, "x"), () -> s.setProperty("x", null), () -> s.getProperty(null)}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (NullPointerException e) {
                System.out.println("npe");
            }
        }
    }
}
