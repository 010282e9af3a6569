// An exception leaves add in the middle of its transaction: a response, which is not due there. Where
// another method overlaps, its commit may stand for the missing one; then the exception, which nobody
// declares, ends the thread that called, and the other method is one end short.
//@ kinds: protocol uncaught
//@ event: !db.add$
//@ frame: database.bp:Database
//@ environment: yes
//@ stubs: yes
//@ unreduced: no
import heddle.Heddle;
public class DatabaseThrows implements IDatabase {
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
        tm.begin();
        if (Heddle.chooseBoolean()) {
            throw new IllegalStateException("full");
        }
        tm.commit();
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
