// remove calls add on the component itself. Such a call does not cross the boundary: what counts is
// begin and commit or rollback, as remove has to do.
//@ frame: database.bp:Database
//@ environment: yes
//@ stubs: yes
//@ unreduced: no
import heddle.Heddle;
public class DatabaseSelfCall implements IDatabase {
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
        transaction();
    }

    public Object get(String key) {
        transaction();
        return null;
    }

    public void remove(String key) {
        add(key, null);
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
