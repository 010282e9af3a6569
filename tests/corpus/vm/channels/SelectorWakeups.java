// A wakeup ends a select, also the next one; an interrupt does; so does a close.
import java.nio.channels.*;

public class SelectorWakeups {
    static Thread select(Selector s, String name) {
        Thread t = new Thread(() -> {
            try {
                System.out.println(name + " " + s.select() + " " + Thread.currentThread().isInterrupted());
            } catch (Exception e) {
                System.out.println(name + " " + e);
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        Selector s = Selector.open();
        s.wakeup();
        s.wakeup();
        System.out.println("before " + s.select());
        System.out.println("now " + s.selectNow());
        System.out.println("limit " + s.select(10));
        Thread t = select(s, "wakeup");
        Thread.sleep(50);
        s.wakeup();
        t.join();
        t = select(s, "interrupt");
        Thread.sleep(50);
        t.interrupt();
        t.join();
        t = select(s, "close");
        Thread.sleep(50);
        s.close();
        t.join();
        try {
            s.select();
        } catch (ClosedSelectorException e) {
            System.out.println(e);
        }
        s.close();
        System.out.println(s.wakeup() == s);
    }
}
