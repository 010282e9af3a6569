import java.util.ArrayList;
import java.util.List;

/**
 * The commands of a server, in the order in which they are executed. Indices begin at 1; before the first entry lies an
 * empty past, of index 0 and term 0, on which all servers agree.
 */
class Log {
    private final List<Entry> entries = new ArrayList<>();
    /** Everything up to here is settled: a majority has it, and it never changes any more. */
    private int committed;

    int lastIndex() {
        return entries.size();
    }

    int lastTerm() {
        return term(lastIndex());
    }

    /** The term of an entry, 0 before the first. */
    int term(int index) {
        return index == 0 ? 0 : entries.get(index - 1).term();
    }

    Entry entry(int index) {
        return entries.get(index - 1);
    }

    int committed() {
        return committed;
    }

    void append(Entry entry) {
        entries.add(entry);
    }

    /** All from an index on. */
    List<Entry> from(int index) {
        return List.copyOf(entries.subList(index - 1, entries.size()));
    }

    /** Whether there is an entry of this index and term. If so, the leader who sent it has the same log up to there. */
    boolean has(int index, int term) {
        return index <= lastIndex() && term(index) == term;
    }

    /** Whether a log that ends with this term and index has all that this one may have settled. */
    boolean isNotAheadOf(int otherTerm, int otherIndex) {
        return lastTerm() != otherTerm ? lastTerm() < otherTerm : lastIndex() <= otherIndex;
    }

    /**
     * Takes entries of a leader, the first of which comes behind an index that both have. What contradicts them goes. An
     * entry that is here already stays, and so do those behind it: a message may be older than what it meets.
     */
    void put(int previous, List<Entry> news) {
        int index = previous;
        for (Entry entry : news) {
            index++;
            if (has(index, entry.term())) {
                continue;
            }
            assert index > committed : index + " was settled as " + entry(index) + ", and now it is to be " + entry;
            entries.subList(index - 1, entries.size()).clear();
            entries.add(entry);
        }
    }

    void commit(int index) {
        committed = Math.max(committed, Math.min(index, lastIndex()));
    }
}
