// A static synchronized method and a block on the class literal lock the same monitor.
public class StaticAndClassLiteral {
    static int counter;

    static synchronized void incrementStatic() {
        counter++;
    }

    void incrementInstance() {
        synchronized (StaticAndClassLiteral.class) {
            counter++;
        }
    }

    public static void main(String[] args) throws Exception {
        StaticAndClassLiteral object = new StaticAndClassLiteral();
        Thread other = new Thread(object::incrementInstance);
        other.start();
        incrementStatic();
        other.join();
        assert counter == 2;
    }
}
