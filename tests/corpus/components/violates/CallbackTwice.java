// Called back twice, where once is allowed.
//@ kinds: protocol
//@ event: ?l.event^
//@ frame: CallbackTwice.bp
//@ component: Worker
public class CallbackTwice {
    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.bus = new Bus() {
            public void publish() {
                worker.event();
                worker.event();
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
