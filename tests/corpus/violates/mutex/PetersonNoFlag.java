// Thread 0 forgets to announce itself, so thread 1 does not wait for it.
//@ kinds: assertion-failure
public class PetersonNoFlag {
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
            turn = 1;
            while (wants1 && turn == 1) {
                Thread.onSpinWait();
            }
            critical();
        }).start();
        wants1 = true;
        turn = 0;
        while (wants0 && turn == 0) {
            Thread.onSpinWait();
        }
        critical();
        wants1 = false;
    }
}
