// values() returns a new array each time (JLS 8.9.3): clearing one's own copy disturbs nobody.
//@ flags: --property no-race
public class EnumValuesClones {
    enum Colour {
        RED, GREEN
    }

    static void work() {
        Colour[] own = Colour.values();
        own[0] = null;
        own[1] = null;
        Colour[] again = Colour.values();
        assert again[0] == Colour.RED && again[1] == Colour.GREEN;
    }

    public static void main(String[] args) {
        new Thread(EnumValuesClones::work).start();
        work();
    }
}
