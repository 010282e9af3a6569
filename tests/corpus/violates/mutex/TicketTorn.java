// The ticket is drawn by a read and a write: two threads may hold the same number.
//@ kinds: assertion-failure
public class TicketTorn {
    static volatile int next;
    static volatile int serving;
    static volatile int inside;

    static void enter() {
        int mine = next++;
        while (serving != mine) {
            Thread.onSpinWait();
        }
        inside++;
        assert inside == 1; //~ assertion-failure
        inside--;
        serving++;
    }

    public static void main(String[] args) {
        new Thread(TicketTorn::enter).start();
        enter();
    }
}
