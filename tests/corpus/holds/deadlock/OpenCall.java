// The subject calls its listener after it has let go of its monitor.
public class OpenCall {
    static class Subject {
        Listener listener;
        int fired;

        void fire() {
            synchronized (this) {
                fired++;
            }
            listener.changed();
        }

        synchronized int value() {
            return fired;
        }
    }

    static class Listener {
        Subject subject;
        int changes;

        synchronized void changed() {
            changes++;
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
        int seen = listener.read();
        assert seen == 0 || seen == 1;
        other.join();
        assert listener.changes == 1;
    }
}
