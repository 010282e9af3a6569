// A class keeps the limit it finds when it is first used; whether that is before or after main sets it is open.
//@ kinds: assertion-failure
public class InitialiserReadsEarly {
    static int limit;

    static class Settings {
        static int limit = InitialiserReadsEarly.limit;
        static int twice = 2 * limit;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Thread user = new Thread(() -> seen[0] = Settings.twice);
        user.start();
        limit = 5;
        user.join();
        assert seen[0] == 10;
    }
}
