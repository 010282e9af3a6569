// A StringBuffer is synchronized: both letters are there.
public class SharedBuffer {
    public static void main(String[] args) throws InterruptedException {
        StringBuffer buffer = new StringBuffer();
        Thread other = new Thread(() -> buffer.append('a'));
        other.start();
        buffer.append('b');
        other.join();
        String text = buffer.toString();
        assert text.equals("ab") || text.equals("ba");
    }
}
