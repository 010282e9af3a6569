// A transaction that failed is committed and rolled back.
//@ kinds: protocol
//@ event: !tm.rollback^
//@ frame: database.bp:Database
//@ environment: yes
//@ stubs: yes
//@ unreduced: no
import heddle.Heddle;
public class DatabaseBothEnds implements IDatabase {
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
        transaction();
    }

    private void transaction() {
        tm.begin();
        tm.commit();
        if (Heddle.chooseBoolean()) {
            tm.rollback(); //~ protocol
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
