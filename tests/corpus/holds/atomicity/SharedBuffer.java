// A StringBuffer is synchronized: both characters are there, in one of two orders.
//@ output: ab
//@ output: ba
public class SharedBuffer {
    static final StringBuffer text = new StringBuffer();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> text.append('a'));
        other.start();
        text.append('b');
        other.join();
        System.out.println(text);
    }
}
