// The count of events is looked at outside the monitor: a signal between look and wait is lost.
//@ kinds: deadlock
//@ unreduced: no
public class OldClassic {
    static class Event {
        int count = 0;
        synchronized void signalEvent() {
            count = (count + 1) % 3;
            notifyAll();
        }

        synchronized void waitForEvent() {
            try {
                wait();
            } catch (InterruptedException e) {}
        }
    }

    static class FirstTask extends Thread {
        final Event one, two;
        int count = 0;
        FirstTask(Event one, Event two) {
            this.one = one;
            this.two = two;
        }

        public void run() {
            count = one.count;
            while (true) {
                if (count == one.count) one.waitForEvent();
                count = one.count;
                two.signalEvent();
            }
        }
    }

    static class SecondTask extends Thread {
        final Event one, two;
        int count = 0;
        SecondTask(Event one, Event two) {
            this.one = one;
            this.two = two;
        }

        public void run() {
            count = two.count;
            while (true) {
                one.signalEvent();
                if (count == two.count) two.waitForEvent();
                count = two.count;
            }
        }
    }

    public static void main(String[] args) {
        Event one = new Event(), two = new Event();
        new FirstTask(one, two).start();
        new SecondTask(one, two).start();
    }
}
