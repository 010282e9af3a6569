// BreakIterator for characters, words, sentences and lines.
import java.text.*;
import java.util.*;

public class Breaks {
    static String pieces(BreakIterator b, String s) {
        b.setText(s);
        StringBuilder sb = new StringBuilder();
        int start = b.first();
        for (int end = b.next(); end != BreakIterator.DONE; start = end, end = b.next()) sb.append('[').append(s, start, end).append(']');
        StringBuilder e = new StringBuilder();
        for (char c : sb.toString().toCharArray()) e.append(c < 128 ? c == '\n' ? "\\n" : "" + c : String.format("{%x}", (int) c));
        return e.toString();
    }

    public static void main(String[] args) {
        String[] in = {"Hello, world! It's 3.14 o'clock.", "Mr. Smith went. He said \"Hi.\" Then left?! Yes", "e\u0301a\u0300 \r\nx", "snake_case camelCase well-known U.S.A. a@b.org", "", "one two  three-four\tfive\nsix", "\u0915\u093f \u1100\u1161\u11a8"};
        for (String s : in) {
            System.out.println("char " + pieces(BreakIterator.getCharacterInstance(Locale.ROOT), s));
            System.out.println("word " + pieces(BreakIterator.getWordInstance(Locale.US), s));
            System.out.println("sent " + pieces(BreakIterator.getSentenceInstance(Locale.US), s));
            System.out.println("line " + pieces(BreakIterator.getLineInstance(Locale.US), s));
        }
        BreakIterator b = BreakIterator.getWordInstance(Locale.US);
        b.setText("the quick brown fox");
        System.out.println(b.last() + " " + b.previous() + " " + b.previous() + " " + b.current() + " " + b.following(5) + " " + b.preceding(5) + " " + b.isBoundary(4) + b.isBoundary(6) + " " + b.next(2) + " " + b.first() + " " + b.previous());
        try {
            b.following(100);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Map<String, Integer> freq = new TreeMap<>();
        String text = "It was the best of times, it was the worst of times.";
        b.setText(text);
        int start = b.first();
        for (int end = b.next(); end != BreakIterator.DONE; start = end, end = b.next()) {
            String w = text.substring(start, end).toLowerCase(Locale.ROOT);
            if (Character.isLetter(w.charAt(0))) freq.merge(w, 1, Integer::sum);
        }
        System.out.println(freq);
        CharacterIterator ci = new StringCharacterIterator("abc", 1);
        StringBuilder sb = new StringBuilder();
        for (char c = ci.last(); c != CharacterIterator.DONE; c = ci.previous()) sb.append(c).append(ci.getIndex());
        System.out.println(sb + " " + ci.setIndex(1) + ci.current() + ci.getBeginIndex() + ci.getEndIndex());
        AttributedString as = new AttributedString("styled text");
        as.addAttribute(java.text.AttributedCharacterIterator.Attribute.LANGUAGE, Locale.FRENCH, 0, 6);
        AttributedCharacterIterator ai = as.getIterator();
        System.out.println(ai.getRunLimit() + " " + ai.getAttributes().size() + " " + ai.getAttribute(AttributedCharacterIterator.Attribute.LANGUAGE) + " " + ai.setIndex(8) + ai.getRunStart());
        Bidi bidi = new Bidi("abc \u05d0\u05d1 def", Bidi.DIRECTION_LEFT_TO_RIGHT);
        System.out.println(bidi.isMixed() + " " + bidi.getRunCount() + " " + bidi.getRunStart(1) + "-" + bidi.getRunLimit(1) + " level " + bidi.getRunLevel(1) + " " + bidi.baseIsLeftToRight());
    }
}
