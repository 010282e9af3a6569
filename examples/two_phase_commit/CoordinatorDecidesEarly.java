import java.io.IOException;

/**
 * Bug: the coordinator tells a participant to abort as soon as one has voted no, while votes are still coming in.
 * No participant minds, and nothing is committed that should not be; but the contract of the coordinator says that
 * all votes come first.
 */
public class CoordinatorDecidesEarly extends Coordinator {
    public static void main(String[] args) throws IOException {
        new CoordinatorDecidesEarly().run();
    }

    @Override
    void run() throws IOException {
        Link[] participants = new Link[Journal.PARTICIPANTS];
        for (int i = 0; i < participants.length; i++) {
            participants[i] = Link.to(Participant.port(i));
        }
        for (Link participant : participants) {
            participant.send(Message.PREPARE);
        }
        boolean refused = false;
        for (Link participant : participants) {
            refused |= participant.receive() != Message.YES;
            if (refused) {
                participant.send(Message.ABORT);
            }
        }
        assert refused : "this coordinator only knows how to give up";
        for (Link participant : participants) {
            Message answer = participant.receive();
            assert answer == Message.DONE : answer;
        }
        Journal.record(Journal.COORDINATOR, Message.END);
    }
}
