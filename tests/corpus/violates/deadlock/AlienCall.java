// A subject calls its listener while it holds its own monitor; the listener, on another thread, calls
// the subject while it holds its own. Two synchronized methods, two orders.
//@ kinds: deadlock
public class AlienCall {
    static class Subject {
        Listener listener;

        synchronized void fire() {
            listener.changed();
        }

        synchronized int value() {
            return 1;
        }
    }

    static class Listener {
        Subject subject;

        synchronized void changed() {
        }

        synchronized int read() {
            return subject.value();
        }
    }

    public static void main(String[] args) throws Exception {
        Subject subject = new Subject();
        Listener listener = new Listener();
        subject.listener = listener;
        listener.subject = subject;
        Thread other = new Thread(subject::fire);
        other.start();
        listener.read();
        other.join();
    }
}
