// While the component waits for publish, it is called back, as the protocol says.
//@ frame: Callback.bp
//@ component: Worker
public class Callback {
    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.bus = new Bus() {
            public void publish() {
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
