// Peterson's algorithm without giving the turn away: thread 0 never waits.
//@ kinds: assertion-failure
public class PetersonNoTurn {
    static volatile boolean wants0;
    static volatile boolean wants1;
    static volatile int turn;
    static volatile int inside;

    static void critical() {
        inside++;
        assert inside == 1; //~ assertion-failure
        inside--;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            wants0 = true;
            while (wants1 && turn == 1) {
                Thread.onSpinWait();
            }
            critical();
            wants0 = false;
        }).start();
        wants1 = true;
        while (wants0 && turn == 0) {
            Thread.onSpinWait();
        }
        critical();
        wants1 = false;
    }
}
