import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Is told by leaders what was executed, and writes it down: at each index there is one command, for ever, whoever leads.
 *
 * <p>The argument is its port.
 */
public class Clerk {
    public static void main(String[] args) throws IOException {
        Post post = new Post(Integer.parseInt(args[0]));
        List<Entry> book = new ArrayList<>();
        while (true) {
            Message message = post.receive(0);
            int index = message.index();
            while (book.size() < index) {
                book.add(null);
            }
            Entry told = message.entries().get(0);
            Entry known = book.set(index - 1, told);
            assert known == null || known.equals(told) : "executed at " + index + ": " + known + ", and now " + told;
        }
    }
}
