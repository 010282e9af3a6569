import java.io.IOException;

/** Knows that a seat is sold, but not to whom. */
public class SeatServerForgetsBuyers extends SeatServer {
    public static void main(String[] args) throws IOException {
        new SeatServerForgetsBuyers().create().start();
    }

    @Override
    boolean buy(String seat, String buyer) {
        boolean isFree = !buyers.containsKey(seat);
        if (isFree) {
            sell(seat, buyer);
        }
        return isFree;
    }
}
