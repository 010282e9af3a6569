// A state machine over an enum, checked and then changed.
//@ kinds: assertion-failure
public class EnumSwitchRace {
    enum S { NEW, OPEN, CLOSED }
    static volatile S s = S.NEW;
    static int opened;
    static void open() { switch (s) { case NEW -> { s = S.OPEN; opened++; } default -> { } } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(EnumSwitchRace::open);
        t.start();
        open();
        t.join();
        assert opened == 1; //~ assertion-failure
    }
}
