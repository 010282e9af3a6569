import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;

/** Has two halves of a sum computed at once, each by a thread that sends its task to the engine. */
public class Farm {
    private final Engine engine;
    private int sum;

    Farm(Engine engine) {
        this.engine = engine;
    }

    /** What a half of the sum comes to. */
    int half(Sum task) throws Exception {
        return engine.run(task);
    }

    private void add(Sum task) {
        try {
            int result = half(task);
            synchronized (this) {
                sum += result;
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    void compute() throws Exception {
        Thread other = new Thread(() -> add(new Sum(1, 3)));
        other.start();
        add(new Sum(4, 5));
        other.join();
        assert sum == 1 + 4 + 9 + 16 + 25 : "the sum is " + sum;
        refuse();
    }

    /** A task that throws does so here, with its own exception as the cause. */
    private void refuse() throws RemoteException {
        try {
            engine.run(new Sum(2, 1));
            throw new AssertionError("it ran");
        } catch (Engine.TaskException e) {
            assert e.getCause() instanceof IllegalArgumentException : e.getCause();
        }
    }

    static Engine find() throws Exception {
        while (true) {
            try {
                return (Engine) LocateRegistry.getRegistry().lookup("engine");
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        new Farm(find()).compute();
    }
}
