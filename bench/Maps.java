// A HashMap with boxed keys and with strings: merge, get, remove, iteration.
//@ args: 250000
//@ counted: 12500
import java.util.HashMap;
import java.util.Map;

public class Maps {
    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Map<Integer, Integer> counts = new HashMap<>();
        Map<String, Integer> names = new HashMap<>();
        String[] words = "the quick brown fox jumps over the lazy dog again and again".split(" ");
        int seed = 12345;
        for (int i = 0; i < rounds; i++) {
            seed = seed * 1103515245 + 12345;
            int key = (seed >>> 8) % 5000;
            counts.merge(key, 1, Integer::sum);
            names.put(words[i % words.length], key);
            if ((i & 7) == 0) {
                counts.remove(key / 2);
            }
        }
        long sum = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            sum += (long) entry.getKey() * entry.getValue();
        }
        for (String word : words) {
            sum += names.get(word);
        }
        System.out.println(counts.size() + " " + names.size() + " " + sum);
    }
}
