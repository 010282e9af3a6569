// `Integer.getInteger` reads a system property, which another thread sets.
//@ kinds: assertion-failure
public class IntegerFromProperty {
    public static void main(String[] args) {
        System.setProperty("limit", "10");
        new Thread(() -> System.setProperty("limit", "20")).start();
        int sum = Integer.getInteger("limit") + Integer.getInteger("limit");
        assert sum == 20 || sum == 40; //~ assertion-failure
    }
}
