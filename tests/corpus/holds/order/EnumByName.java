// Two threads look an enum up by name: its constants are made once, before either sees them.
public class EnumByName {
    enum Colour { RED, GREEN }

    public static void main(String[] args) throws InterruptedException {
        Colour[] found = new Colour[2];
        Thread other = new Thread(() -> found[1] = Colour.valueOf("GREEN"));
        other.start();
        found[0] = Colour.valueOf("GREEN");
        other.join();
        assert found[0] == found[1] && found[0].ordinal() == 1;
    }
}
