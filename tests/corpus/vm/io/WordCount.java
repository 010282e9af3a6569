// The classic word count over a longer standard input.
import java.io.*;
import java.util.*;

public class WordCount {
    public static void main(String[] args) throws IOException {
        int lines = 0;
        int chars = 0;
        int longest = 0;
        Map<String, Integer> freq = new TreeMap<>();
        try (BufferedReader r = new BufferedReader(new InputStreamReader(System.in, "UTF-8"), 16)) {
            for (String l; (l = r.readLine()) != null; lines++) {
                chars += l.length() + 1;
                longest = Math.max(longest, l.length());
                for (String w : l.toLowerCase(Locale.ROOT).split("[^\\p{L}']+")) if (!w.isEmpty()) freq.merge(w, 1, Integer::sum);
            }
        }
        System.out.println(lines + " lines, " + chars + " characters, longest " + longest + ", words " + freq.values().stream().mapToInt(i -> i).sum() + ", distinct " + freq.size());
        freq.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(10).forEach(e -> System.out.printf("%-8s %3d %s%n", e.getKey(), e.getValue(), "*".repeat(e.getValue())));
    }
}
