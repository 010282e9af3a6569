// A class is defined from an array in which another thread changes a letter of a constant.
//@ output: first
//@ output: filst
public class DefineClassBytes extends ClassLoader {
    public static class Text {
        public static String get() {
            return "first";
        }
    }

    static int find(byte[] bytes, String text) {
        for (int at = 0; ; at++) {
            int length = 0;
            while (length < text.length() && bytes[at + length] == text.charAt(length)) length++;
            if (length == text.length()) return at;
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (var in = DefineClassBytes.class.getResourceAsStream("DefineClassBytes$Text.class")) {
            bytes = in.readAllBytes();
        }
        int letter = find(bytes, "first") + 2;
        new Thread(() -> bytes[letter] = 'l').start();
        Class<?> text = new DefineClassBytes().defineClass("DefineClassBytes$Text", bytes, 0, bytes.length);
        System.out.println(text.getMethod("get").invoke(null));
    }
}
