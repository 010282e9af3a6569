// The text of a list is the message of an exception, made while another thread changes the list.
//@ kinds: assertion-failure
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class ToStringInMessage {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
        Thread other = new Thread(() -> list.add(2));
        other.start();
        try {
            throw new IllegalStateException("bad " + list);
        } catch (IllegalStateException e) {
            assert e.getMessage().equals("bad [1]"); //~ assertion-failure
        }
        other.join();
    }
}
