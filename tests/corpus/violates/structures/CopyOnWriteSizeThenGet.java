// The size and the element come from different arrays if another thread removes in between.
//@ kinds: uncaught
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteSizeThenGet {
    public static void main(String[] args) throws Exception {
        List<String> list = new CopyOnWriteArrayList<>(List.of("a", "b"));
        Thread remover = new Thread(() -> list.remove(0));
        remover.start();
        String last = list.get(list.size() - 1); //~ uncaught
        assert last.equals("b");
        remover.join();
    }
}
