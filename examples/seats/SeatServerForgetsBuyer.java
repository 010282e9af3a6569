import java.io.IOException;

/** Knows that the seat is sold, but not to whom. */
public class SeatServerForgetsBuyer {
    public static void main(String[] args) throws IOException {
        Seat seat = new Seat() {
            @Override
            boolean buy(String who) {
                boolean isFree = buyer == null;
                if (isFree) {
                    sell(who);
                }
                return isFree;
            }
        };
        new SeatServer(seat).create().start();
    }
}
