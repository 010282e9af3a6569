// Two semaphores hand the turn to and fro; neither is held by who releases it.
//@ output: ababab
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class PermitsInTurn {
    static final Semaphore first = new Semaphore(1), second = new Semaphore(0);
    static final StringBuilder text = new StringBuilder();

    static void append(Semaphore mine, Semaphore other, char c) {
        for (int i = 0; i < 3; i++) {
            mine.acquireUninterruptibly();
            text.append(c);
            other.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> append(first, second, 'a'));
        Thread b = new Thread(() -> append(second, first, 'b'));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(text);
    }
}
