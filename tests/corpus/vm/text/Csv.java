// A CSV reader and writer with quoting, and a table formatter.
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Csv {
    static List<List<String>> read(Reader in, char sep) throws IOException {
        PushbackReader r = new PushbackReader(in);
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        boolean any = false;
        for (int c; (c = r.read()) != -1; ) {
            any = true;
            if (quoted) {
                if (c != '"') {
                    cell.append((char) c);
                } else {
                    int n = r.read();
                    if (n == '"') cell.append('"');
                    else {
                        quoted = false;
                        if (n != -1) r.unread(n);
                    }
                }
            } else if (c == '"' && cell.length() == 0) {
                quoted = true;
            } else if (c == sep) {
                row.add(cell.toString());
                cell.setLength(0);
            } else if (c == '\n' || c == '\r') {
                if (c == '\r') {
                    int n = r.read();
                    if (n != '\n' && n != -1) r.unread(n);
                }
                row.add(cell.toString());
                cell.setLength(0);
                rows.add(row);
                row = new ArrayList<>();
                any = false;
            } else {
                cell.append((char) c);
            }
        }
        if (quoted) throw new IOException("unterminated quote in row " + (rows.size() + 1));
        if (any || !row.isEmpty()) {
            row.add(cell.toString());
            rows.add(row);
        }
        return rows;
    }

    static String write(List<List<String>> rows, char sep) {
        return rows.stream().map(r -> r.stream().map(c -> c.indexOf(sep) >= 0 || c.contains("\"") || c.contains("\n") || c.startsWith(" ") ? '"' + c.replace("\"", "\"\"") + '"' : c).collect(Collectors.joining("" + sep))).collect(Collectors.joining("\n", "", "\n"));
    }

    static String table(List<List<String>> rows) {
        int cols = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] w = new int[cols];
        for (List<String> r : rows) for (int i = 0; i < r.size(); i++) w[i] = Math.max(w[i], r.get(i).length());
        StringBuilder sb = new StringBuilder();
        String rule = IntStream.of(w).mapToObj(n -> "-".repeat(n + 2)).collect(Collectors.joining("+", "+", "+\n"));
        sb.append(rule);
        for (int k = 0; k < rows.size(); k++) {
            for (int i = 0; i < cols; i++) {
                String c = i < rows.get(k).size() ? rows.get(k).get(i).replace("\n", " ") : "";
                boolean num = c.matches("-?[\\d.]+");
                sb.append(String.format("| %" + (num ? "" : "-") + Math.max(1, w[i]) + "s ", c));
            }
            sb.append("|\n");
            if (k == 0) sb.append(rule);
        }
        return sb.append(rule).toString();
    }

    public static void main(String[] args) throws Exception {
        String text = "name,amount,note\r\n\"Smith, J\",12.50,\"said \"\"hi\"\"\"\nEmpty,,\n\"two\nlines\",-3,x\nshort\n\"q\"tail, 7 ,\"\"";
        List<List<String>> rows = read(new StringReader(text), ',');
        rows.forEach(r -> System.out.println(r.size() + " " + r.toString().replace("\n", "\\n")));
        System.out.print(table(rows));
        System.out.println(read(new StringReader(write(rows, ',')), ',').equals(rows) + " " + read(new StringReader(write(rows, ';')), ';').equals(rows));
        System.out.println(write(rows, '\t').replace("\t", "<TAB>").replace("\n", "$"));
        System.out.println(read(new StringReader(""), ',') + " " + read(new StringReader("\n"), ',') + " " + read(new StringReader("a"), ',') + " " + read(new StringReader("a\n\nb\n"), ',') + " " + read(new StringReader(",\r,"), ','));
        try {
            read(new StringReader("ok\n\"open"), ',');
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Map<String, Integer> head = new HashMap<>();
        for (int i = 0; i < rows.get(0).size(); i++) head.put(rows.get(0).get(i), i);
        double sum = rows.stream().skip(1).filter(r -> r.size() == 3).map(r -> r.get(head.get("amount")).strip()).filter(s -> !s.isEmpty()).mapToDouble(Double::parseDouble).sum();
        System.out.println(sum);
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 400; i++) big.append(i).append(",\"v").append(i % 7).append("\",").append(i * i).append('\n');
        List<List<String>> b = read(new StringReader(big.toString()), ',');
        System.out.println(b.size() + " " + new TreeMap<>(b.stream().collect(Collectors.groupingBy(r -> r.get(1), Collectors.summingInt(r -> Integer.parseInt(r.get(2)))))));
    }
}
