import java.io.IOException;

/**
 * Runs one transaction over all participants: asks for their votes, decides, tells them the decision, and waits
 * until those that are left have carried it out. Participants may crash at any moment; the coordinator and the
 * journal do not.
 */
public class Coordinator {
    public static void main(String[] args) throws IOException {
        new Coordinator().run();
    }

    void run() throws IOException {
        Link[] participants = new Link[Journal.PARTICIPANTS];
        for (int i = 0; i < participants.length; i++) {
            participants[i] = Link.to(Participant.port(i));
        }
        for (Link participant : participants) {
            participant.send(Message.PREPARE);
        }
        Message[] votes = new Message[participants.length];
        for (int i = 0; i < votes.length; i++) {
            votes[i] = participants[i].receive();
        }
        Message decision = decide(votes);
        for (Link participant : participants) {
            participant.send(decision);
        }
        for (Link participant : participants) {
            Message answer = participant.receive();
            assert answer == Message.DONE || answer == Message.GONE : answer;
        }
        Journal.record(Journal.COORDINATOR, Message.END);
    }

    /** All have to agree: who is gone has not. */
    Message decide(Message[] votes) {
        for (Message vote : votes) {
            if (vote != Message.YES) {
                return Message.ABORT;
            }
        }
        return Message.COMMIT;
    }
}
