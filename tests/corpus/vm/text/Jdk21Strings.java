// String and character methods which came with JDK 21.
//@ jdk: 21+
import java.util.*;
import java.util.regex.Pattern;

public class Jdk21Strings {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.repeat("ab", 3).repeat('-', 4).repeat(0x41, 2);
        System.out.println(sb + " " + new StringBuffer().repeat("x", 0).length());
        System.out.println("hello world".indexOf('o', 5, 8) + " " + "hello world".indexOf("o", 0, 4) + " " + "hello world".indexOf('l', 0, 11));
        System.out.println(Arrays.toString("a,b;c".splitWithDelimiters("[,;]", 0)) + Arrays.toString("a,,b".splitWithDelimiters(",", 2)) + Arrays.toString(Pattern.compile("\\d").splitWithDelimiters("x1y2", -1)));
        System.out.println(Character.isEmoji(0x1f600) + " " + Character.isEmojiPresentation(0x1f600) + " " + Character.isEmojiModifier(0x1f3fb) + " " + Character.isExtendedPictographic(0xa9) + " " + Character.isEmoji('a') + Character.isEmoji('5'));
        System.out.println(Math.clamp(15L, 0, 10) + " " + Math.clamp(-0.5, 0.0, 1.0) + " " + Math.clamp(5, 1L, 10L));
        try {
            Math.clamp(1.0, 2.0, 1.0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        System.out.println(l.reversed() + " " + l.getFirst() + l.getLast() + " " + l.removeFirst() + l);
        l.addFirst(9);
        l.reversed().add(0);
        System.out.println(l);
        System.out.println(new LinkedHashSet<>(List.of(3, 1, 2)).reversed() + " " + new TreeSet<>(List.of(3, 1, 2)).reversed().getFirst());
        System.out.println(Locale.availableLocales().anyMatch(Locale.US::equals) + " " + Integer.compress(0xabcd, 0x0ff0) + " " + Integer.expand(0xbc, 0x0ff0) + " " + Long.compress(-1L, 0xf0f0L));
        System.out.println("a\tb".transform(String::strip) + " " + new StringBuilder("abc").compareTo(new StringBuilder("abd")));
        Object o = 5;
        String kind = switch (o) {
            case Integer i when i > 3 -> "big " + i;
            case Integer i -> "small " + i;
            case String s -> s;
            default -> "other";
        };
        System.out.println(kind);
    }
}
