// Logs with log, which the interface has and the protocol has not: it expects start.
//@ kinds: protocol
//@ event: !logger.log^
//@ frame: database.bp:Database
//@ environment: yes
//@ stubs: yes
//@ unreduced: no
import heddle.Heddle;
public class DatabaseAsPrinted implements IDatabase {
    private ILog logger;
    private ITxMngr tm;

    public void start() {
        logger.log("start"); //~ protocol
        tm.init();
    }

    public void stop() {
        logger.log("stop");
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
