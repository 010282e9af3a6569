// Surrogates, code points, case mapping with special cases, Character properties; output is ASCII only.
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

public class Unicode {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c < 128) b.append(c);
            else b.append(String.format("\\u%04x", (int) c));
        }
        return b.toString();
    }

    public static void main(String[] args) {
        String s = "a\ud83d\ude00b\u00e9\ud800";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(1) + " " + s.codePointAt(2) + " " + s.codePointBefore(3) + " " + s.offsetByCodePoints(0, 2));
        System.out.println(s.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
        System.out.println(s.chars().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
        System.out.println(esc(new StringBuilder(s).reverse().toString()));
        System.out.println(esc("stra\u00dfe".toUpperCase(Locale.ROOT)) + " " + esc("\u0130I".toLowerCase(Locale.ROOT)) + " " + esc("\u0130I".toLowerCase(Locale.forLanguageTag("tr"))) + " " + esc("ii\u0131".toUpperCase(Locale.forLanguageTag("tr"))));
        System.out.println(esc("\u039f\u03a3 \u039f\u03a3\u0391".toLowerCase(Locale.ROOT)) + " " + esc("\ufb01x".toUpperCase(Locale.ROOT)) + " " + esc("\u0149".toUpperCase(Locale.ROOT)));
        System.out.println("\u00c4".equalsIgnoreCase("\u00e4") + " " + "\u00df".equalsIgnoreCase("ss") + " " + "\u0131".equalsIgnoreCase("I") + " " + "\u212a".equalsIgnoreCase("k"));
        System.out.println(esc("\ud801\udc00".toLowerCase(Locale.ROOT)) + " " + Integer.toHexString(Character.toLowerCase(0x10400)));
        int[] cps = {'A', 'z', '5', ' ', '_', '$', 0xe9, 0xdf, 0x3a3, 0x416, 0x5d0, 0x661, 0x4e2d, 0x1f600, 0x2028, 0xa0, 0x200b, 0x2160, 0x1c5, 0xd800, 0xfffe, 0x10ffff, 0xad, 0x300};
        for (int c : cps) {
            System.out.println(Integer.toHexString(c) + " type " + Character.getType(c) + " " + (Character.isLetter(c) ? "L" : "-") + (Character.isDigit(c) ? "D" : "-") + (Character.isLetterOrDigit(c) ? "A" : "-")
                    + (Character.isUpperCase(c) ? "U" : "-") + (Character.isLowerCase(c) ? "l" : "-") + (Character.isTitleCase(c) ? "T" : "-") + (Character.isWhitespace(c) ? "W" : "-") + (Character.isSpaceChar(c) ? "S" : "-")
                    + (Character.isJavaIdentifierStart(c) ? "J" : "-") + (Character.isJavaIdentifierPart(c) ? "P" : "-") + (Character.isIdentifierIgnorable(c) ? "I" : "-") + (Character.isISOControl(c) ? "C" : "-") + (Character.isIdeographic(c) ? "G" : "-")
                    + (Character.isAlphabetic(c) ? "a" : "-") + (Character.isMirrored(c) ? "M" : "-") + (Character.isDefined(c) ? "d" : "-") + " num " + Character.getNumericValue(c) + " dir " + Character.getDirectionality(c)
                    + " up " + Integer.toHexString(Character.toUpperCase(c)) + " lo " + Integer.toHexString(Character.toLowerCase(c)) + " ti " + Integer.toHexString(Character.toTitleCase(c)) + " n " + Character.charCount(c));
        }
        System.out.println(Character.UnicodeBlock.of('A') + " " + Character.UnicodeBlock.of(0x416) + " " + Character.UnicodeScript.of(0x4e2d) + " " + Character.UnicodeScript.of(0x5d0));
        System.out.println(Character.getName('A') + " | " + Character.getName(0x1f600) + " | " + Integer.toHexString(Character.codePointOf("GREEK SMALL LETTER ALPHA")));
        System.out.println(Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.digit(0x661, 10) + " " + Character.forDigit(11, 16) + " " + (int) Character.forDigit(16, 16));
        System.out.println(Character.isSurrogate('\ud800') + " " + Character.isSurrogatePair('\ud83d', '\ude00') + " " + Integer.toHexString(Character.toCodePoint('\ud83d', '\ude00')) + " " + Arrays.toString(Character.toChars(0x1f600)).length());
        System.out.println(Character.highSurrogate(0x1f600) == '\ud83d' && Character.lowSurrogate(0x1f600) == '\ude00');
        System.out.println(Character.toString(97) + Character.valueOf('x').compareTo('y') + Character.compare('b', 'a') + Character.reverseBytes('\u1234') % 100 + Character.MAX_RADIX);
        System.out.println(esc(new String(new int[] {0x1f600, 'a'}, 0, 2)) + " " + esc(new StringBuilder().appendCodePoint(0x10400).appendCodePoint('z').toString()));
        try {
            Character.toChars(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
