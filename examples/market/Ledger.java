import java.util.ArrayList;
import java.util.List;

/** What was paid. Read by one while another writes. */
public class Ledger implements ILedger, IHistory {
    private final List<Integer> entries = new ArrayList<>();
    private boolean open;

    @Override
    public synchronized void open() {
        open = true;
    }

    @Override
    public synchronized void write(int amount) {
        if (!open) {
            throw new IllegalStateException("the ledger is closed");
        }
        entries.add(amount);
    }

    @Override
    public synchronized void close() {
        open = false;
    }

    @Override
    public synchronized int read(int ago) {
        return ago > entries.size() ? 0 : entries.get(entries.size() - ago);
    }
}
