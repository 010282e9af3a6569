// add leaves the commit to a second thread and does not wait for it. Where that thread is slower than
// the return of add, the return comes while the transaction is open: db.add$ is not due there.
//@ kinds: protocol
//@ event: !db.add$
//@ frame: database.bp:Database
//@ environment: yes
//@ stubs: yes
//@ unreduced: no
//@ flags: --protocol-repeat 1
import heddle.Heddle;
public class DatabaseCommitsLater implements IDatabase {
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
        new Thread(() -> tm.commit(), "committer").start();
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
