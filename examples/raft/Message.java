import java.util.List;
import java.util.stream.Collectors;

/**
 * What servers tell each other, one datagram each: a kind, the sender's term and number, up to three numbers, and
 * entries.
 *
 * <pre>
 * ASK_VOTE 2 3 1 1 0 -        term 2: vote for 3, whose log ends with index 1 of term 1
 * VOTE 2 1 0 0 0 -            1 votes for who asked
 * APPEND 2 3 1 1 0 2:blue     behind index 1 of term 1 comes blue; settled is what lies up to 0
 * APPENDED 2 1 2 0 0 -        1 has the log of the leader up to index 2
 * MISSING 2 1 1 0 0 -         1 has not index 1 as the leader has it
 * EXECUTED 2 3 2 0 0 2:blue   the command at index 2 was executed
 * </pre>
 */
record Message(Kind kind, int term, int from, int index, int indexTerm, int committed, List<Entry> entries) {
    enum Kind {
        ASK_VOTE, VOTE, APPEND, APPENDED, MISSING, EXECUTED
    }

    static Message askVote(int term, int from, int lastIndex, int lastTerm) {
        return new Message(Kind.ASK_VOTE, term, from, lastIndex, lastTerm, 0, List.of());
    }

    static Message vote(int term, int from) {
        return new Message(Kind.VOTE, term, from, 0, 0, 0, List.of());
    }

    static Message appended(int term, int from, int upTo) {
        return new Message(Kind.APPENDED, term, from, upTo, 0, 0, List.of());
    }

    static Message missing(int term, int from, int index) {
        return new Message(Kind.MISSING, term, from, index, 0, 0, List.of());
    }

    static Message executed(int term, int from, int index, Entry entry) {
        return new Message(Kind.EXECUTED, term, from, index, 0, 0, List.of(entry));
    }

    static Message parse(String text) {
        String[] words = text.split(" ");
        List<Entry> entries = words[6].equals("-") ? List.of() : List.of(words[6].split(",")).stream().map(Entry::parse).toList();
        return new Message(Kind.valueOf(words[0]), number(words[1]), number(words[2]), number(words[3]), number(words[4]), number(words[5]), entries);
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    @Override
    public String toString() {
        String all = entries.isEmpty() ? "-" : entries.stream().map(Entry::toString).collect(Collectors.joining(","));
        return kind + " " + term + " " + from + " " + index + " " + indexTerm + " " + committed + " " + all;
    }
}
