// One lock around every method: calls are accepted before the lock is taken, so that nothing changes
// for the protocol.
//@ frame: database.bp:Database
//@ environment: yes
//@ stubs: yes
//@ unreduced: no
import heddle.Heddle;
public class DatabaseSynchronized implements IDatabase {
    private ILog logger;
    private ITxMngr tm;

    public synchronized void start() {
        logger.start();
        tm.init();
    }

    public synchronized void stop() {
        logger.stop();
        tm.destroy();
    }

    public synchronized void add(String key, Object data) {
        transaction();
    }

    public synchronized Object get(String key) {
        transaction();
        return null;
    }

    public synchronized void remove(String key) {
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
