/** The bank's side: keeps count of what is held. */
public class CardGateway implements ICard {
    private boolean connected;
    private int held;

    @Override
    public void connect() {
        connected = true;
    }

    @Override
    public boolean hold(int amount) {
        check();
        if (held > 0) {
            return false;
        }
        held = amount;
        return true;
    }

    @Override
    public void drop(int amount) {
        check();
        held = 0;
    }

    @Override
    public void settle(int amount) {
        check();
        held = 0;
    }

    @Override
    public void disconnect() {
        connected = false;
    }

    private void check() {
        if (!connected) {
            throw new IllegalStateException("the line is down");
        }
    }
}
