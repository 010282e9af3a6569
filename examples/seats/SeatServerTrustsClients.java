import java.io.IOException;

/** Sells to whoever asks: clients look first whether the seat is free. */
public class SeatServerTrustsClients {
    public static void main(String[] args) throws IOException {
        Seat seat = new Seat() {
            @Override
            boolean buy(String who) {
                sell(who);
                return true;
            }
        };
        new SeatServer(seat).create().start();
    }
}
