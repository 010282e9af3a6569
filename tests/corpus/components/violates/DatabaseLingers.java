// stop leaves a thread behind that stops the logger once more: after destroy only the return of stop is
// due, and after that nothing is.
//@ kinds: protocol
//@ event: !logger.stop^
//@ frame: database.bp:Database
//@ environment: yes
//@ stubs: yes
//@ unreduced: no
//@ flags: --protocol-repeat 1
import heddle.Heddle;
public class DatabaseLingers implements IDatabase {
    private ILog logger;
    private ITxMngr tm;

    public void start() {
        logger.start();
        tm.init();
    }

    public void stop() {
        logger.stop();
        tm.destroy();
        new Thread(() -> logger.stop(), "cleaner").start();
    }

    public void add(String key, Object data) {
        transaction();
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
