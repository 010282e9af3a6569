// Arithmetic on characters and Character's static methods.
public class CharMath {
    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println('a' + 'b' + "c" + 'd' + 'e');
        System.out.println((char) ('a' + 25) + "" + (int) 'z' + ('z' - 'a'));
        final char k = 'k';
        byte b = k;
        System.out.println(b);
        char m = Character.MAX_VALUE;
        m++;
        System.out.println((int) m);
        m--;
        System.out.println((int) m);
        int[] cps = {'a', 'Z', '5', ' ', '\t', '_', '$', 0xe9, 0xdf, 0x130, 0x3b1, 0x661, 0x2028, 0x20ac, 0x4e2d, 0x1f600, 0x10400, 0xd800, 0xdc00, 0xffff, 0};
        for (int p : cps) {
            System.out.println(Integer.toHexString(p) + " " + Character.isLetter(p) + Character.isDigit(p) + Character.isWhitespace(p)
                + Character.isUpperCase(p) + Character.isLowerCase(p) + Character.isJavaIdentifierStart(p) + Character.isJavaIdentifierPart(p)
                + Character.isISOControl(p) + Character.isSpaceChar(p) + Character.isAlphabetic(p) + Character.isIdeographic(p) + Character.isMirrored(p)
                + " " + Character.getType(p) + " " + Integer.toHexString(Character.toUpperCase(p)) + " " + Integer.toHexString(Character.toLowerCase(p))
                + " " + Integer.toHexString(Character.toTitleCase(p)) + " " + Character.getNumericValue(p) + " " + Character.digit(p, 16)
                + " " + Character.charCount(p) + " " + Character.isDefined(p) + " " + Character.isSupplementaryCodePoint(p));
        }
        char[] pair = Character.toChars(0x1f600);
        System.out.println(pair.length + " " + Integer.toHexString(pair[0]) + " " + Integer.toHexString(pair[1]) + " " + Integer.toHexString(Character.toCodePoint(pair[0], pair[1])));
        System.out.println(Character.isHighSurrogate(pair[0]) + " " + Character.isLowSurrogate(pair[0]) + " " + Character.isSurrogatePair(pair[0], pair[1]));
        System.out.println(Character.forDigit(11, 16) + " " + Character.forDigit(35, 36) + " " + (int) Character.forDigit(16, 16) + " " + Character.digit('z', 36) + " " + Character.digit('z', 35));
        System.out.println(Character.getName('A') + " " + Character.getName(0x20ac));
        System.out.println(Character.reverseBytes('\u1234') == '\u3412');
        System.out.println(Character.compare('a', 'b') + " " + Character.hashCode('x') + " " + Character.valueOf('x').equals('x'));
        String s = "x\ud83d\ude00y";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.offsetByCodePoints(0, 2) + " " + s.codePoints().sum());
        int h = 0;
        for (int i = 0; i < 0x3000; i++) h = h * 31 + Character.getType(i) * 7 + Character.toLowerCase(i) + Character.getDirectionality(i);
        System.out.println(h);
        switch (c) {
            case 'a' + 0: System.out.println("a"); break;
            case 'a' + 1: System.out.println("b"); break;
        }
        c += 1;
        char d = c++;
        System.out.println(d + "" + c + (c > d) + (c == 99));
    }
}
