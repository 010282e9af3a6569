// append(char[]) copies the characters one by one, so it may combine letters that were never there together.
//@ kinds: assertion-failure
public class BuilderAppendChars {
    static final char[] letters = {'a', 'b'};

    public static void main(String[] args) {
        new Thread(() -> {
            letters[0] = 'c';
            letters[1] = 'd';
            letters[0] = 'e';
        }).start();
        String text = new StringBuilder().append(letters).toString();
        assert "ab cb cd ed".contains(text); //~ assertion-failure
    }
}
