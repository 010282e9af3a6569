import java.io.IOException;

/**
 * The number of an attempt: a round, and the proposer whose round it is. Two proposers never use the same ballot,
 * and any two ballots can be compared. {@code NONE} is below all others.
 */
record Ballot(int round, int proposer) implements Comparable<Ballot> {
    static final Ballot NONE = new Ballot(0, 0);

    /** The first ballot of a proposer in the round after that of another ballot. */
    static Ballot after(Ballot seen, int proposer) {
        return new Ballot(seen.round + 1, proposer);
    }

    @Override
    public int compareTo(Ballot other) {
        return round != other.round ? Integer.compare(round, other.round) : Integer.compare(proposer, other.proposer);
    }

    boolean isBelow(Ballot other) {
        return compareTo(other) < 0;
    }

    /** As it stands in a message: {@code 2.1}. */
    static Ballot parse(String text) throws IOException {
        int dot = text.indexOf('.');
        if (dot < 0) {
            throw new IOException("no ballot: " + text);
        }
        return new Ballot(Integer.parseInt(text.substring(0, dot)), Integer.parseInt(text.substring(dot + 1)));
    }

    @Override
    public String toString() {
        return round + "." + proposer;
    }
}
