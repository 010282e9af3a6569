// Both the text and the addition are made under one monitor.
import java.util.ArrayList;
import java.util.List;

public class PrintlnOfListLocked {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("a"));
        new Thread(() -> {
            synchronized (list) {
                list.add("b");
            }
        }).start();
        synchronized (list) {
            System.out.println(list);
        }
    }
}
