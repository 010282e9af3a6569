import java.io.IOException;

/**
 * One line on a connection: what is said, about which ballot, and a value with the ballot it was accepted under.
 *
 * <pre>
 * PREPARE 1.2 0.0 -      promise not to take part in ballots below 1.2
 * PROMISE 1.2 1.1 red    promised; red was accepted under 1.1
 * ACCEPT  1.2 1.2 red    accept red under 1.2
 * ACCEPTED 1.2 1.2 red   done
 * REFUSED 1.3 0.0 -      a later ballot, 1.3, was promised
 * CHOSEN 1.2 1.2 red     a majority has accepted red
 * </pre>
 */
record Message(Kind kind, Ballot ballot, Ballot acceptedUnder, String value) {
    enum Kind {
        PREPARE, PROMISE, ACCEPT, ACCEPTED, REFUSED, CHOSEN
    }

    /** In the place of a value, where there is none. */
    static final String NOTHING = "-";

    static Message prepare(Ballot ballot) {
        return new Message(Kind.PREPARE, ballot, Ballot.NONE, NOTHING);
    }

    static Message promise(Ballot ballot, Ballot acceptedUnder, String value) {
        return new Message(Kind.PROMISE, ballot, acceptedUnder, value);
    }

    static Message accept(Ballot ballot, String value) {
        return new Message(Kind.ACCEPT, ballot, ballot, value);
    }

    static Message accepted(Ballot ballot, String value) {
        return new Message(Kind.ACCEPTED, ballot, ballot, value);
    }

    static Message refused(Ballot promised) {
        return new Message(Kind.REFUSED, promised, Ballot.NONE, NOTHING);
    }

    static Message chosen(Ballot ballot, String value) {
        return new Message(Kind.CHOSEN, ballot, ballot, value);
    }

    /** Whether it tells of a value that was accepted earlier. */
    boolean hasValue() {
        return !value.equals(NOTHING);
    }

    static Message parse(String line) throws IOException {
        String[] words = line.split(" ");
        if (words.length != 4) {
            throw new IOException("no message: " + line);
        }
        return new Message(Kind.valueOf(words[0]), Ballot.parse(words[1]), Ballot.parse(words[2]), words[3]);
    }

    @Override
    public String toString() {
        return kind + " " + ballot + " " + acceptedUnder + " " + value;
    }
}
