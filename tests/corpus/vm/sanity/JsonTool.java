// A JSON parser and printer: parses, queries, merges and pretty-prints documents.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

public class JsonTool {
    sealed interface Json permits JNull, JBool, JNum, JStr, JArr, JObj { }
    enum JNull implements Json { INSTANCE; @Override public String toString() { return "null"; } }
    record JBool(boolean value) implements Json { }
    record JNum(double value) implements Json { }
    record JStr(String value) implements Json { JStr { Objects.requireNonNull(value); } }
    record JArr(List<Json> items) implements Json { }
    record JObj(Map<String, Json> fields) implements Json { }

    static class JsonException extends RuntimeException {
        final int line, column;

        JsonException(String message, int line, int column) {
            super(message + " at " + line + ":" + column);
            this.line = line;
            this.column = column;
        }
    }

    /** A recursive-descent parser. */
    static final class Parser {
        private final String text;
        private int pos;
        private int depth;

        Parser(String text) {
            this.text = text;
        }

        static Json parse(String text) {
            Parser p = new Parser(text);
            Json value = p.value();
            p.space();
            if (p.pos < text.length()) throw p.error("trailing characters");
            return value;
        }

        private JsonException error(String message) {
            int line = 1, column = 1;
            for (int i = 0; i < pos && i < text.length(); i++) {
                if (text.charAt(i) == '\n') {
                    line++;
                    column = 1;
                } else {
                    column++;
                }
            }
            return new JsonException(message, line, column);
        }

        private void space() {
            while (pos < text.length() && " \t\r\n".indexOf(text.charAt(pos)) >= 0) pos++;
        }

        private char peek() {
            if (pos >= text.length()) throw error("unexpected end");
            return text.charAt(pos);
        }

        private void expect(char c) {
            if (peek() != c) throw error("expected '" + c + "' but found '" + peek() + "'");
            pos++;
        }

        private Json value() {
            space();
            if (++depth > 100) throw error("too deep");
            try {
                char c = peek();
                return switch (c) {
                    case '{' -> object();
                    case '[' -> array();
                    case '"' -> new JStr(string());
                    case 't' -> word("true", new JBool(true));
                    case 'f' -> word("false", new JBool(false));
                    case 'n' -> word("null", JNull.INSTANCE);
                    default -> {
                        if (c == '-' || Character.isDigit(c)) yield number();
                        throw error("unexpected '" + c + "'");
                    }
                };
            } finally {
                depth--;
            }
        }

        private Json word(String word, Json result) {
            if (!text.startsWith(word, pos)) throw error("bad literal");
            pos += word.length();
            return result;
        }

        private JObj object() {
            Map<String, Json> fields = new LinkedHashMap<>();
            expect('{');
            space();
            if (peek() == '}') {
                pos++;
                return new JObj(fields);
            }
            do {
                space();
                String key = string();
                space();
                expect(':');
                if (fields.putIfAbsent(key, value()) != null) throw error("duplicate key " + key);
                space();
            } while (comma('}'));
            return new JObj(fields);
        }

        private JArr array() {
            List<Json> items = new ArrayList<>();
            expect('[');
            space();
            if (peek() == ']') {
                pos++;
                return new JArr(items);
            }
            do {
                items.add(value());
                space();
            } while (comma(']'));
            return new JArr(items);
        }

        private boolean comma(char close) {
            if (peek() == ',') {
                pos++;
                return true;
            }
            expect(close);
            return false;
        }

        private String string() {
            expect('"');
            StringBuilder sb = new StringBuilder();
            for (char c = peek(); c != '"'; c = peek()) {
                pos++;
                if (c < ' ') throw error("control character");
                if (c == '\\') {
                    char e = peek();
                    pos++;
                    switch (e) {
                        case 'n' -> sb.append('\n');
                        case 't' -> sb.append('\t');
                        case 'r' -> sb.append('\r');
                        case 'b' -> sb.append('\b');
                        case 'f' -> sb.append('\f');
                        case '"', '\\', '/' -> sb.append(e);
                        case 'u' -> {
                            if (pos + 4 > text.length()) throw error("short escape");
                            try {
                                sb.append((char) Integer.parseInt(text.substring(pos, pos + 4), 16));
                            } catch (NumberFormatException x) {
                                throw error("bad escape");
                            }
                            pos += 4;
                        }
                        default -> throw error("bad escape \\" + e);
                    }
                } else {
                    sb.append(c);
                }
            }
            pos++;
            return sb.toString();
        }

        private JNum number() {
            int start = pos;
            while (pos < text.length() && "+-0123456789.eE".indexOf(text.charAt(pos)) >= 0) pos++;
            String s = text.substring(start, pos);
            if (!s.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
                pos = start;
                throw error("bad number " + s);
            }
            return new JNum(Double.parseDouble(s));
        }
    }

    /** Writes values, compactly or indented. */
    static final class Printer {
        private final StringBuilder out = new StringBuilder();
        private final int step;

        Printer(int step) {
            this.step = step;
        }

        static String compact(Json j) { return new Printer(0).print(j, 0).out.toString(); }
        static String pretty(Json j) { return new Printer(2).print(j, 0).out.toString(); }

        private Printer print(Json j, int indent) {
            if (j instanceof JObj o) {
                block('{', '}', o.fields().entrySet().iterator(), indent);
            } else if (j instanceof JArr a) {
                block('[', ']', a.items().iterator(), indent);
            } else if (j instanceof JStr s) {
                quote(s.value());
            } else if (j instanceof JNum n) {
                out.append(n.value() == Math.rint(n.value()) && Math.abs(n.value()) < 1e15 ? Long.toString((long) n.value()) : Double.toString(n.value()));
            } else if (j instanceof JBool b) {
                out.append(b.value());
            } else {
                out.append(j);
            }
            return this;
        }

        private void block(char open, char close, Iterator<?> it, int indent) {
            out.append(open);
            boolean any = false;
            while (it.hasNext()) {
                if (any) out.append(',');
                any = true;
                newline(indent + step);
                Object item = it.next();
                if (item instanceof Map.Entry<?, ?> e) {
                    quote((String) e.getKey());
                    out.append(step > 0 ? ": " : ":");
                    print((Json) e.getValue(), indent + step);
                } else {
                    print((Json) item, indent + step);
                }
            }
            if (any) newline(indent);
            out.append(close);
        }

        private void newline(int indent) {
            if (step > 0) out.append('\n').append(" ".repeat(indent));
        }

        private void quote(String s) {
            out.append('"');
            for (char c : s.toCharArray()) {
                switch (c) {
                    case '"' -> out.append("\\\"");
                    case '\\' -> out.append("\\\\");
                    case '\n' -> out.append("\\n");
                    case '\t' -> out.append("\\t");
                    default -> {
                        if (c < ' ' || c > '~') out.append(String.format("\\u%04x", (int) c));
                        else out.append(c);
                    }
                }
            }
            out.append('"');
        }
    }

    static Json path(Json j, String path) {
        for (String part : path.split("/")) {
            if (part.isEmpty()) continue;
            if (j instanceof JObj o) j = o.fields().get(part);
            else if (j instanceof JArr a) j = a.items().get(Integer.parseInt(part));
            else return null;
        }
        return j;
    }

    static Json transform(Json j, UnaryOperator<Json> f) {
        Json inner = j;
        if (j instanceof JArr a) inner = new JArr(a.items().stream().map(x -> transform(x, f)).toList());
        if (j instanceof JObj o) {
            Map<String, Json> m = new LinkedHashMap<>();
            o.fields().forEach((k, v) -> m.put(k, transform(v, f)));
            inner = new JObj(m);
        }
        return f.apply(inner);
    }

    static Json merge(Json a, Json b) {
        if (!(a instanceof JObj x) || !(b instanceof JObj y)) return b;
        Map<String, Json> m = new LinkedHashMap<>(x.fields());
        y.fields().forEach((k, v) -> m.merge(k, v, JsonTool::merge));
        return new JObj(m);
    }

    static int count(Json j) {
        if (j instanceof JArr a) return 1 + a.items().stream().mapToInt(JsonTool::count).sum();
        if (j instanceof JObj o) return 1 + o.fields().values().stream().mapToInt(JsonTool::count).sum();
        return 1;
    }

    public static void main(String[] args) {
        String doc = """
            {
              "name": "Widget \\"Deluxe\\"", "price": 12.50, "tags": ["a", "b\\tc", "\\u00e9\\ud83d\\ude00"],
              "stock": {"warehouse": 120, "shop": 0, "history": [[1, 2], [], [3, [4, {"deep": null}]]]},
              "ok": true, "no": false, "nothing": null, "big": 1e100, "small": -2.5e-7, "empty": {}
            }""";
        Json j = Parser.parse(doc);
        System.out.println(Printer.compact(j));
        System.out.println(Printer.pretty(j));
        System.out.println(j.equals(Parser.parse(Printer.pretty(j))) + " " + j.equals(Parser.parse(Printer.compact(j))) + " " + count(j));
        for (String p : List.of("name", "price", "tags/1", "stock/history/2/1/1/deep", "stock/shop", "nope", "name/x")) System.out.println(p + " -> " + path(j, p));
        System.out.println(Printer.compact(transform(j, x -> x instanceof JNum n ? new JNum(n.value() * 2) : x instanceof JStr s ? new JStr(s.value().toUpperCase()) : x)));
        System.out.println(Printer.compact(merge(j, Parser.parse("{\"price\": 1, \"stock\": {\"shop\": 7, \"van\": {}}, \"extra\": [1]}"))));
        for (String bad : List.of("", "{", "[1,]", "{\"a\":1,}", "[1 2]", "nul", "01", "1.", "\"abc", "\"\\x\"", "\"\\u12g4\"", "{\"a\":1,\"a\":2}", "[]]", "-", "{a:1}", "[\n1,\n  ?\n]", "\"a\nb\"", "[".repeat(101))) {
            try {
                System.out.println(Parser.parse(bad));
            } catch (JsonException e) {
                System.out.println(e.getMessage());
            }
        }
        Map<String, Long> kinds = new TreeMap<>();
        transform(j, x -> {
            kinds.merge(x.getClass().getSimpleName(), 1L, Long::sum);
            return x;
        });
        System.out.println(kinds);
        StringBuilder big = new StringBuilder("[");
        for (int i = 0; i < 300; i++) big.append(i == 0 ? "" : ",").append("{\"id\":").append(i).append(",\"v\":").append(i / 8.0).append(",\"s\":\"n").append(i).append("\"}");
        JArr arr = (JArr) Parser.parse(big.append("]").toString());
        System.out.println(arr.items().size() + " " + Printer.compact(arr).hashCode() + " " + arr.items().stream().map(x -> ((JNum) path(x, "v")).value()).collect(Collectors.summingDouble(x -> x)));
    }
}
