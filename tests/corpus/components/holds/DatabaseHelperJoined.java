// The transaction runs in a thread of the component, and the method waits for its end: the events
// are those of the protocol, in its order, though from another thread.
//@ frame: database.bp:Database
//@ environment: yes
//@ stubs: yes
//@ unreduced: no
import heddle.Heddle;
public class DatabaseHelperJoined implements IDatabase {
    private ILog logger;
    private ITxMngr tm;

    public void start() {
        logger.start();
        tm.init();
    }

    public void stop() {
        logger.stop();
        tm.destroy();
    }

    public void add(String key, Object data) {
        Thread helper = new Thread(this::transaction);
        helper.start();
        try {
            helper.join();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    public Object get(String key) {
        transaction();
        return null;
    }

    public void remove(String key) {
        transaction();
    }

    private void transaction() {
        tm.begin();
        if (Heddle.chooseBoolean()) {
            tm.commit();
        } else {
            tm.rollback();
        }
    }
}

interface IDatabase {
    void start();
    void stop();
    void add(String key, Object data);
    Object get(String key);
    void remove(String key);
}

interface ILog {
    void log(String message);
    void start();
    void stop();
}

interface ITxMngr {
    void init();
    void destroy();
    void begin();
    void commit();
    void rollback();
}
