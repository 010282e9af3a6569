// Ordinary text algorithms: search, edit distance, anagrams, wrapping, ciphers, roman numerals, run lengths.
import java.util.*;
import java.util.stream.*;

public class TextAlgorithms {
    static List<Integer> kmp(String text, String pat) {
        int[] fail = new int[pat.length()];
        for (int i = 1, k = 0; i < pat.length(); i++) {
            while (k > 0 && pat.charAt(i) != pat.charAt(k)) k = fail[k - 1];
            if (pat.charAt(i) == pat.charAt(k)) k++;
            fail[i] = k;
        }
        List<Integer> out = new ArrayList<>();
        for (int i = 0, k = 0; i < text.length(); i++) {
            while (k > 0 && text.charAt(i) != pat.charAt(k)) k = fail[k - 1];
            if (text.charAt(i) == pat.charAt(k)) k++;
            if (k == pat.length()) {
                out.add(i - k + 1);
                k = fail[k - 1];
            }
        }
        return out;
    }

    static int distance(String a, String b) {
        int[] prev = IntStream.rangeClosed(0, b.length()).toArray();
        for (int i = 1; i <= a.length(); i++) {
            int[] cur = new int[b.length() + 1];
            cur[0] = i;
            for (int j = 1; j <= b.length(); j++) cur[j] = Math.min(Math.min(cur[j - 1], prev[j]) + 1, prev[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            prev = cur;
        }
        return prev[b.length()];
    }

    static String lcs(String a, String b) {
        String[][] t = new String[a.length() + 1][b.length() + 1];
        for (String[] r : t) Arrays.fill(r, "");
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--) t[i][j] = a.charAt(i) == b.charAt(j) ? a.charAt(i) + t[i + 1][j + 1] : t[i + 1][j].length() >= t[i][j + 1].length() ? t[i + 1][j] : t[i][j + 1];
        return t[0][0];
    }

    static String wrap(String s, int width) {
        StringBuilder sb = new StringBuilder();
        int col = 0;
        for (String w : s.split("\\s+")) {
            if (col > 0 && col + 1 + w.length() > width) {
                sb.append('\n');
                col = 0;
            }
            if (col > 0) {
                sb.append(' ');
                col++;
            }
            sb.append(w);
            col += w.length();
        }
        return sb.toString();
    }

    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < v.length; i++) for (; n >= v[i]; n -= v[i]) sb.append(s[i]);
        return sb.toString();
    }

    static String rle(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) { }
            sb.append(j - i > 1 ? "" + (j - i) : "").append(s.charAt(i));
        }
        return sb.toString();
    }

    static String caesar(String s, int k) {
        return s.chars().map(c -> Character.isUpperCase(c) ? 'A' + Math.floorMod(c - 'A' + k, 26) : Character.isLowerCase(c) ? 'a' + Math.floorMod(c - 'a' + k, 26) : c).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    static boolean palindrome(String s) {
        String t = s.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        return new StringBuilder(t).reverse().toString().equals(t);
    }

    static void permute(char[] a, int k, Collection<String> out) {
        if (k == a.length) {
            out.add(new String(a));
            return;
        }
        for (int i = k; i < a.length; i++) {
            char t = a[k];
            a[k] = a[i];
            a[i] = t;
            permute(a, k + 1, out);
            a[i] = a[k];
            a[k] = t;
        }
    }

    public static void main(String[] args) {
        System.out.println(kmp("abababcababab", "abab") + " " + kmp("aaaa", "aa") + " " + kmp("xyz", "q"));
        System.out.println(distance("kitten", "sitting") + " " + distance("", "abc") + " " + distance("intention", "execution") + " " + lcs("AGGTABQW", "GXTXAYBW"));
        String[] words = "listen silent enlist google elgoog abc cab bca xyz".split(" ");
        System.out.println(new TreeMap<>(Arrays.stream(words).collect(Collectors.groupingBy(w -> {
            char[] c = w.toCharArray();
            Arrays.sort(c);
            return new String(c);
        }))));
        System.out.println(wrap("The quick brown fox jumps over the lazy dog and keeps running through the forest", 20));
        System.out.println(IntStream.of(1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999).mapToObj(TextAlgorithms::roman).collect(Collectors.joining(" ")));
        System.out.println(rle("aaabbbccd") + " " + rle("") + " " + rle("xyz") + " " + caesar("Hello, World!", 3) + " " + caesar(caesar("Hello, World!", 13), -13));
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("not one"));
        TreeSet<String> ps = new TreeSet<>();
        permute("abcd".toCharArray(), 0, ps);
        System.out.println(ps.size() + " " + ps.first() + " " + ps.last() + " " + String.join(",", ps).hashCode());
        String text = "to be or not to be that is the question whether tis nobler in the mind to suffer";
        System.out.println(Arrays.stream(text.split(" ")).collect(Collectors.groupingBy(w -> w, TreeMap::new, Collectors.counting())).entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(4).toList());
        System.out.println(Arrays.stream(text.split(" ")).map(w -> Character.toUpperCase(w.charAt(0)) + w.substring(1)).collect(Collectors.joining(" ")));
        int[] freq = new int[26];
        for (char c : text.toCharArray()) if (c >= 'a' && c <= 'z') freq[c - 'a']++;
        StringBuilder hist = new StringBuilder();
        for (int i = 0; i < 26; i++) if (freq[i] > 4) hist.append((char) ('a' + i)).append("*".repeat(freq[i])).append(' ');
        System.out.println(hist);
        long h = 0xcbf29ce484222325L;
        for (byte b : text.getBytes(java.nio.charset.StandardCharsets.US_ASCII)) h = (h ^ b) * 0x100000001b3L;
        System.out.println(Long.toHexString(h));
    }
}
