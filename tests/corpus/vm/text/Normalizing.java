// java.text.Normalizer in the four forms; Collator and CollationKey ordering.
import java.text.*;
import java.util.*;

public class Normalizing {
    static String esc(CharSequence s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) b.append(s.charAt(i) < 127 && s.charAt(i) > 31 ? "" + s.charAt(i) : String.format("{%x}", (int) s.charAt(i)));
        return b.toString();
    }

    public static void main(String[] args) {
        String[] in = {"\u00e9", "e\u0301", "\ufb01", "\u212b", "\u1e9b\u0323", "q\u0307\u0323", "\uac00", "\u1100\u1161", "\u00bd", "\u2460", "abc", "", "\ud834\udd5e", "\u0344"};
        for (String s : in) {
            StringBuilder sb = new StringBuilder(esc(s));
            for (Normalizer.Form f : Normalizer.Form.values()) sb.append(' ').append(f).append('=').append(esc(Normalizer.normalize(s, f))).append(Normalizer.isNormalized(s, f) ? "*" : "");
            System.out.println(sb);
        }
        System.out.println(Normalizer.normalize("Cr\u00e8me Br\u00fbl\u00e9e na\u00efve \u0141\u00f3d\u017a", Normalizer.Form.NFD).replaceAll("\\p{M}", "").replace('\u0141', 'L'));
        String[] words = {"zebra", "Apple", "apple", "\u00e9clair", "eclair", "Zoo", "co-op", "coop", "CO-OP", "\u00e4hnlich", "ahnen", "_x", "1", "10", "2", ""};
        for (int strength : new int[] {Collator.PRIMARY, Collator.SECONDARY, Collator.TERTIARY, Collator.IDENTICAL}) {
            Collator c = Collator.getInstance(Locale.US);
            c.setStrength(strength);
            System.out.println(strength + " " + c.compare("abc", "ABC") + " " + c.compare("e", "\u00e9") + " " + c.compare("a", "b") + " " + c.compare("a\u0301", "\u00e1") + " " + c.equals("co-op", "coop"));
        }
        Collator us = Collator.getInstance(Locale.US);
        String[] w = words.clone();
        Arrays.sort(w, us);
        System.out.println(esc(String.join(" < ", w)));
        CollationKey[] ks = new CollationKey[words.length];
        for (int i = 0; i < ks.length; i++) ks[i] = us.getCollationKey(words[i]);
        Arrays.sort(ks);
        boolean same = true;
        for (int i = 0; i < ks.length; i++) same &= us.compare(ks[i].getSourceString(), w[i]) == 0;
        System.out.println("keys agree " + same);
        Collator sv = Collator.getInstance(Locale.forLanguageTag("sv"));
        String[] sw = {"\u00f6l", "zon", "\u00e5r", "\u00e4ta", "apa"};
        Arrays.sort(sw, sv);
        System.out.println(esc(String.join(" ", sw)));
        Arrays.sort(sw, us);
        System.out.println(esc(String.join(" ", sw)));
        us.setDecomposition(Collator.FULL_DECOMPOSITION);
        System.out.println(us.compare("\ufb01", "fi") + " " + us.getDecomposition() + " " + us.getStrength());
        try {
            RuleBasedCollator r = new RuleBasedCollator("< c < b < a, A & b < x");
            String[] ab = {"a", "b", "c", "x", "A"};
            Arrays.sort(ab, r);
            System.out.println(String.join("", ab) + " " + r.getRules().length());
            new RuleBasedCollator("< a < ");
        } catch (ParseException e) {
            System.out.println("bad rules at " + e.getErrorOffset());
        }
    }
}
