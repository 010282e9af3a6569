// Hashtable, Vector, Stack, Enumeration, Dictionary, Properties as a table, Observable-free old code.
import java.util.*;

public class LegacyCollections {
    public static void main(String[] args) {
        Hashtable<String, Integer> h = new Hashtable<>();
        for (String s : "one two three four five".split(" ")) h.put(s, s.length());
        System.out.println(h + " " + h.size() + " " + h.contains(4) + h.containsValue(9) + " " + h.get("three") + " " + h.remove("two"));
        List<String> keys = new ArrayList<>();
        for (Enumeration<String> e = h.keys(); e.hasMoreElements(); ) keys.add(e.nextElement());
        int sum = 0;
        for (Enumeration<Integer> e = h.elements(); e.hasMoreElements(); ) sum += e.nextElement();
        System.out.println(keys + " " + sum);
        for (Runnable r : new Runnable[] {() -> h.put(null, 1), () -> h.put("x", null), () -> h.get(null), () -> new Hashtable<>(-1), () -> new Hashtable<>(1, 0f), () -> new Vector<>().firstElement(), () -> new Vector<>().elementAt(0), () -> new Stack<>().peek(), () -> h.keys().asIterator().remove(), () -> new Vector<>(-1)}) {
            try {
                r.run();
                System.out.println("ok");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
            }
        }
        h.merge("one", 5, Integer::sum);
        h.compute("four", (k, v) -> null);
        h.replaceAll((k, v) -> v * 2);
        System.out.println(new TreeMap<>(h) + " " + h.equals(new HashMap<>(h)) + " " + h.hashCode() + " " + h.clone());
        Vector<Integer> v = new Vector<>(2, 3);
        for (int i = 0; i < 6; i++) v.addElement(i);
        v.insertElementAt(99, 2);
        v.removeElementAt(0);
        v.removeElement(5);
        v.setElementAt(-1, 0);
        System.out.println(v + " " + v.capacity() + " " + v.firstElement() + v.lastElement() + v.elementAt(1) + " " + v.indexOf(99, 0) + v.lastIndexOf(4) + v.contains(7));
        v.setSize(7);
        v.trimToSize();
        System.out.println(v + " " + v.capacity());
        Object[] arr = new Object[7];
        v.copyInto(arr);
        v.removeAllElements();
        System.out.println(Arrays.toString(arr) + " " + v.isEmpty());
        Stack<Integer> s = new Stack<>();
        for (int i = 0; i < 4; i++) s.push(i);
        System.out.println(s + " " + s.pop() + s.peek() + " " + s.search(0) + s.search(42) + s.empty() + " " + s.get(0) + s);
        Dictionary<String, Integer> d = h;
        d.put("dict", 1);
        System.out.println(d.size() + " " + d.get("dict"));
        Properties defaults = new Properties();
        defaults.setProperty("color", "red");
        defaults.setProperty("size", "10");
        Properties p = new Properties(defaults);
        p.setProperty("size", "20");
        System.out.println(p.getProperty("color") + p.getProperty("size") + p.getProperty("none") + p.getProperty("none", "x") + " " + p.size() + " " + new TreeSet<>(p.stringPropertyNames()) + " " + p.get("color"));
        List<String> names = new ArrayList<>();
        for (Enumeration<?> e = p.propertyNames(); e.hasMoreElements(); ) names.add((String) e.nextElement());
        Collections.sort(names);
        System.out.println(names);
        StringTokenizer t = new StringTokenizer("a b c");
        Enumeration<Object> e = t;
        e.nextElement();
        System.out.println(t.countTokens() + " " + e.nextElement());
        BitSet b = new BitSet();
        b.set(3);
        EventObject ev = new EventObject("source");
        System.out.println(ev.getSource() + " " + b + " " + new Vector<>(List.of(1, 2)).elements().nextElement());
    }
}
