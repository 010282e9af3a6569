// Nobody calls back, and publish returns where the callback was due.
//@ kinds: protocol
//@ event: ?bus.publish$
//@ frame: CallbackMissing.bp
//@ component: Worker
public class CallbackMissing {
    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.bus = new Bus() {
            public void publish() {
                // nothing
            }
        };
        worker.work();
    }
}

interface Work {
    void work();
}

interface Listener {
    void event();
}

interface Bus {
    void publish();
}

class Worker implements Work, Listener {
    Bus bus;

    public void work() {
        bus.publish();
    }

    public void event() {
    }
}
