// What is done before an object is put into a ConcurrentHashMap happens before what is done after it was got.
//@ flags: --property no-race
import java.util.concurrent.ConcurrentHashMap;

public class ByConcurrentMap {
    static class Box {
        int value;
    }

    static final ConcurrentHashMap<Integer, Box> map = new ConcurrentHashMap<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.value = 1;
            map.put(1, box);
        }).start();
        Box seen = map.get(1);
        if (seen != null) {
            assert seen.value == 1;
        }
    }
}
