// Peterson's algorithm with the first two lines swapped: 0 gives the turn to 1, then 1 gives it to 0 and
// enters, then 0 announces itself, sees that the turn is its own, and enters as well.
//@ kinds: assertion-failure
public class PetersonTurnFirst {
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
            wants0 = true;
            while (wants1 && turn == 1) {
                Thread.onSpinWait();
            }
            critical();
            wants0 = false;
        }).start();
        turn = 0;
        wants1 = true;
        while (wants0 && turn == 0) {
            Thread.onSpinWait();
        }
        critical();
        wants1 = false;
    }
}
