// The reference is stored when the constructor is done; a reader sees null or a complete object.
public class PublishedAfterConstructor {
    static volatile PublishedAfterConstructor shared;
    final int value;

    PublishedAfterConstructor() {
        value = 42;
    }

    public static void main(String[] args) throws Exception {
        Thread maker = new Thread(() -> shared = new PublishedAfterConstructor());
        maker.start();
        PublishedAfterConstructor seen = shared;
        assert seen == null || seen.value == 42;
        maker.join();
    }
}
