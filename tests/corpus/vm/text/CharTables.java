// Checksums of the Character tables over many code points, so that any wrong entry shows.
public class CharTables {
    public static void main(String[] args) {
        int[][] ranges = {{0, 0x800}, {0x800, 0x1000}, {0x1000, 0x2000}, {0x2000, 0x3200}, {0xa600, 0xac00}, {0xf900, 0x10000}, {0x10000, 0x10500}, {0x1e800, 0x1f000}, {0xe0000, 0xe0200}};
        for (int[] r : ranges) {
            long type = 17;
            long cases = 17;
            long flags = 17;
            long num = 17;
            int letters = 0;
            for (int c = r[0]; c < r[1]; c++) {
                type = type * 31 + Character.getType(c);
                cases = cases * 31 + Character.toUpperCase(c) * 3L + Character.toLowerCase(c) * 5L + Character.toTitleCase(c);
                int f = 0;
                if (Character.isLetter(c)) f |= 1;
                if (Character.isDigit(c)) f |= 2;
                if (Character.isUpperCase(c)) f |= 4;
                if (Character.isLowerCase(c)) f |= 8;
                if (Character.isWhitespace(c)) f |= 16;
                if (Character.isJavaIdentifierPart(c)) f |= 32;
                if (Character.isUnicodeIdentifierStart(c)) f |= 64;
                if (Character.isAlphabetic(c)) f |= 128;
                if (Character.isMirrored(c)) f |= 256;
                if (Character.isIdentifierIgnorable(c)) f |= 512;
                flags = flags * 31 + f;
                num = num * 31 + Character.getNumericValue(c) + Character.getDirectionality(c) * 1000L;
                letters += f & 1;
            }
            System.out.println(Integer.toHexString(r[0]) + " " + type + " " + cases + " " + flags + " " + num + " letters " + letters);
        }
        int h = 1;
        for (int c = 0; c < 0x3000; c += 7) {
            h = h * 31 + String.valueOf(Character.UnicodeBlock.of(c)).hashCode();
            h = h * 31 + Character.UnicodeScript.of(c).name().hashCode();
        }
        System.out.println("blocks and scripts " + h);
        int n = 1;
        for (int c = 0x20; c < 0x600; c += 3) n = n * 31 + String.valueOf(Character.getName(c)).hashCode();
        System.out.println("names " + n);
        StringBuilder sb = new StringBuilder();
        for (int c = 0; c < 0x2000; c++) if (Character.toUpperCase(Character.toLowerCase(c)) != Character.toUpperCase(c)) sb.append(Integer.toHexString(c)).append(' ');
        System.out.println("odd case pairs " + sb);
        StringBuilder up = new StringBuilder();
        for (char c = 0; c < 0x2000; c++) {
            String s = String.valueOf(c);
            if (s.toUpperCase(java.util.Locale.ROOT).length() > 1) up.append(Integer.toHexString(c)).append(' ');
        }
        System.out.println("expanding " + up);
    }
}
