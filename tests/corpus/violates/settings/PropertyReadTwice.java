// A system property that another thread sets may change between two readings.
//@ kinds: assertion-failure
public class PropertyReadTwice {
    public static void main(String[] args) {
        System.setProperty("mode", "old");
        new Thread(() -> System.setProperty("mode", "new")).start();
        String first = System.getProperty("mode");
        assert first.equals(System.getProperty("mode")); //~ assertion-failure
    }
}
