// A static synchronized method locks the class, an instance one the object: they do not exclude each other.
//@ kinds: assertion-failure
public class StaticAgainstInstance {
    static int counter;

    static synchronized void incrementStatic() {
        counter++;
    }

    synchronized void incrementInstance() {
        counter++;
    }

    public static void main(String[] args) throws Exception {
        StaticAgainstInstance object = new StaticAgainstInstance();
        Thread other = new Thread(object::incrementInstance);
        other.start();
        incrementStatic();
        other.join();
        assert counter == 2; //~ assertion-failure
    }
}
