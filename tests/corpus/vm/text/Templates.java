// A template engine by regular expressions: variables, filters, sections, escapes, nested data, errors.
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

public class Templates {
    static final Pattern TAG = Pattern.compile("\\{\\{(?<neg>[#^/!]?)\\s*(?<name>[\\w.]*)(?<filters>(?:\\s*\\|\\s*\\w+(?::\"[^\"]*\")?)*)\\s*}}|\\\\(?<esc>[{\\\\])");
    static final Pattern FILTER = Pattern.compile("\\|\\s*(\\w+)(?::\"([^\"]*)\")?");
    static final Map<String, BiFunction<String, String, String>> FILTERS = new HashMap<>();

    static {
        FILTERS.put("upper", (s, a) -> s.toUpperCase(Locale.ROOT));
        FILTERS.put("trim", (s, a) -> s.strip());
        FILTERS.put("default", (s, a) -> s.isEmpty() ? a : s);
        FILTERS.put("pad", (s, a) -> String.format("%" + a + "s", s));
        FILTERS.put("html", (s, a) -> s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
        FILTERS.put("cut", (s, a) -> s.length() > Integer.parseInt(a) ? s.substring(0, Integer.parseInt(a)) + "..." : s);
    }

    static Object lookup(Deque<Object> ctx, String name) {
        if (name.equals(".")) return ctx.peek();
        String[] parts = name.split("\\.");
        for (Object c : ctx) {
            if (c instanceof Map<?, ?> m && m.containsKey(parts[0])) {
                Object v = m.get(parts[0]);
                for (int i = 1; i < parts.length && v != null; i++) v = v instanceof Map<?, ?> n ? n.get(parts[i]) : v instanceof List<?> l ? l.get(Integer.parseInt(parts[i])) : null;
                return v;
            }
        }
        return null;
    }

    static int render(String t, int from, String open, Deque<Object> ctx, StringBuilder out, boolean live) {
        Matcher m = TAG.matcher(t);
        int at = from;
        while (m.find(at)) {
            if (live) out.append(t, at, m.start());
            at = m.end();
            if (m.group("esc") != null) {
                if (live) out.append(m.group("esc"));
                continue;
            }
            String name = m.group("name");
            switch (m.group("neg")) {
                case "!" -> { }
                case "/" -> {
                    if (!name.equals(open)) throw new IllegalStateException("closing " + name + " inside " + open);
                    return at;
                }
                case "#", "^" -> {
                    boolean inverted = m.group("neg").equals("^");
                    Object v = live ? lookup(ctx, name) : null;
                    boolean truthy = v instanceof Collection<?> c ? !c.isEmpty() : v instanceof Boolean b ? b : v != null;
                    int end = -1;
                    if (live && truthy && !inverted && v instanceof Collection<?> c) {
                        for (Object o : c) {
                            ctx.push(o);
                            end = render(t, at, name, ctx, out, true);
                            ctx.pop();
                        }
                    } else {
                        if (live && v != null) ctx.push(v);
                        end = render(t, at, name, ctx, out, live && truthy != inverted);
                        if (live && v != null) ctx.pop();
                    }
                    at = end;
                }
                default -> {
                    if (!live) continue;
                    Object v = lookup(ctx, name);
                    String s = v == null ? "" : v.toString();
                    Matcher f = FILTER.matcher(m.group("filters"));
                    while (f.find()) {
                        var fn = FILTERS.get(f.group(1));
                        if (fn == null) throw new IllegalStateException("no filter " + f.group(1));
                        s = fn.apply(s, f.group(2));
                    }
                    out.append(s);
                }
            }
        }
        if (open != null) throw new IllegalStateException("section " + open + " is not closed");
        if (live) out.append(t.substring(at));
        return t.length();
    }

    static String render(String t, Object data) {
        StringBuilder sb = new StringBuilder();
        try {
            render(t, 0, null, new ArrayDeque<>(List.of(data)), sb, true);
            return sb.toString();
        } catch (IllegalStateException e) {
            return "error: " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        Map<String, Object> d = new HashMap<>();
        d.put("name", " World ");
        d.put("html", "<b>&</b>");
        d.put("items", List.of(Map.of("n", "tea", "price", 2.5, "tags", List.of("hot", "green")), Map.of("n", "mug", "price", 12)));
        d.put("empty", List.of());
        d.put("yes", true);
        d.put("no", false);
        d.put("deep", Map.of("a", Map.of("b", List.of("x", "y", "z"))));
        for (String t : new String[] {"Hello {{name}}!", "Hello {{name | trim | upper}}!", "{{missing | default:\"none\"}} {{html | html}}", "{{#items}}- {{n | pad:\"6\"}} {{price}}{{#tags}} <{{.}}>{{/tags}}{{^tags}} untagged{{/tags}}\n{{/items}}", "{{#empty}}never{{/empty}}{{^empty}}nothing here{{/empty}}", "{{#yes}}yes{{/yes}}{{^yes}}never{{/yes}}{{#no}}never{{/no}}{{^no}}no{{/no}}", "{{deep.a.b.1}}{{deep.a.zz}}{{#deep}}{{a.b.2}}{{/deep}}", "{{! comment }}\\{\\{literal}} \\\\", "{{name | cut:\"3\"}}|", "{{#items}}open", "{{/items}}", "{{#a}}{{/b}}", "{{name | nope}}", "no tags at all", "{{#items}}{{name | trim}}:{{n}} {{/items}}"}) System.out.println(render(t, d));
        String row = "{{#rows}}{{id}}={{v}};{{/rows}}";
        List<Map<String, Object>> rows = IntStream.range(0, 200).<Map<String, Object>>mapToObj(i -> Map.of("id", i, "v", i * i)).toList();
        String out = render(row, Map.of("rows", rows));
        System.out.println(out.length() + " " + out.hashCode());
    }
}
