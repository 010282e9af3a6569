/** Takes payments: the bank holds the money while the fraud guard makes up its mind. */
public class Cashier implements IPayment {
    private static final int DOUBTFUL = 2;

    private final ICard card;
    private final IFraud fraud;
    private final ILedger ledger;

    public Cashier(ICard card, IFraud fraud, ILedger ledger) {
        this.card = card;
        this.fraud = fraud;
        this.ledger = ledger;
    }

    @Override
    public void open() {
        ledger.open();
        card.connect();
    }

    @Override
    public boolean authorise(int amount) {
        int[] score = new int[1];
        Thread guard = new Thread(() -> score[0] = fraud.score(amount), "guard");
        guard.start();
        boolean held = card.hold(amount);
        // Whatever the bank says: nothing goes on before the guard is done.
        join(guard);
        if (held && score[0] < DOUBTFUL) {
            ledger.write(amount);
            return true;
        }
        card.drop(amount);
        return false;
    }

    @Override
    public void capture(int amount) {
        card.settle(amount);
        ledger.write(amount);
    }

    @Override
    public void refund(int amount) {
        card.drop(amount);
        ledger.write(-amount);
    }

    @Override
    public void close() {
        card.disconnect();
        ledger.close();
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
