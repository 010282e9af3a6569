import java.io.IOException;

/** Nobody else wants the seat, so it must be hers if she is answered at all. */
public class OnlyClient {
    public static void main(String[] args) {
        try {
            int status = SeatClient.ask("POST", "?buyer=ann");
            assert status == 201 : "status " + status + ", although nobody else is there";
        } catch (IOException e) {
            System.out.println("no answer");
        }
    }
}
