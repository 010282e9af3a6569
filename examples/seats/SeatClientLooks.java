import java.io.IOException;

/** Looks whether the seat is free, and then buys it. */
public class SeatClientLooks {
    public static void main(String[] args) throws IOException {
        if (SeatClient.ask("GET", "") == 200) {
            SeatClient.ask("POST", "?buyer=" + args[0]);
        }
    }
}
