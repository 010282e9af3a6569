// The constructor, called by reflection, hands out the object before it has set the field.
//@ kinds: assertion-failure
public class ConstructorPublishesItself {
    static volatile ConstructorPublishesItself shared;
    int value;

    public ConstructorPublishesItself() {
        shared = this;
        value = 1;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                ConstructorPublishesItself.class.getConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        ConstructorPublishesItself seen = shared;
        assert seen == null || seen.value == 1; //~ assertion-failure
    }
}
