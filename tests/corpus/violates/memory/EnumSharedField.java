// values() copies the array, not the constants: both threads increment the field of the same constant.
//@ kinds: assertion-failure
public class EnumSharedField {
    enum Colour {
        RED;

        int uses;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Colour.values()[0].uses++);
        other.start();
        Colour.values()[0].uses++;
        other.join();
        assert Colour.RED.uses == 2; //~ assertion-failure
    }
}
