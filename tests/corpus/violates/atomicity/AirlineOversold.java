// Each seller looks at the flag "sold out" before it counts its sale, so the last seat is sold twice.
//@ kinds: assertion-failure
public class AirlineOversold {
    static final int SEATS = 2;
    static volatile boolean soldOut;
    static int sold;

    static synchronized void sell() {
        sold++;
        if (sold >= SEATS) {
            soldOut = true;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] sellers = new Thread[3];
        for (int i = 0; i < sellers.length; i++) {
            sellers[i] = new Thread(() -> {
                if (!soldOut) {
                    sell();
                }
            });
            sellers[i].start();
        }
        for (Thread seller : sellers) {
            seller.join();
        }
        assert sold <= SEATS : "oversold: " + sold; //~ assertion-failure
    }
}
