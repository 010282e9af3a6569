// The constructor publishes `this` before its final field is set; a reader may see the default value.
//@ kinds: assertion-failure
public class PublishedInConstructor {
    static volatile PublishedInConstructor shared;
    final int value;

    PublishedInConstructor() {
        shared = this;
        value = 42;
    }

    public static void main(String[] args) throws Exception {
        Thread maker = new Thread(PublishedInConstructor::new);
        maker.start();
        PublishedInConstructor seen = shared;
        assert seen == null || seen.value == 42; //~ assertion-failure
        maker.join();
    }
}
