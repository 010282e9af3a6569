import java.util.*;
/** A list is changed by one thread while another walks through it. */
class WhileWalking {
    final List<String> listeners = new ArrayList<>(List.of("log", "mail"));
    void fire() { for (String listener : listeners) notified++; }
    int notified;
    public static void main(String[] args) throws Exception {
        WhileWalking bus = new WhileWalking();
        Thread closer = new Thread(() -> bus.listeners.remove("log"), "closer");
        closer.start();
        bus.fire();
        closer.join();
    }
}
