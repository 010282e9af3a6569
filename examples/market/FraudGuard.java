/** Compares a payment with the last few. */
public class FraudGuard implements IFraud {
    private static final int LOOK_BACK = 3;

    private IHistory history;

    public void setHistory(IHistory history) {
        this.history = history;
    }

    @Override
    public int score(int amount) {
        int larger = 0;
        for (int ago = 1; ago <= LOOK_BACK; ago++) {
            int earlier = history.read(ago);
            if (earlier == 0) {
                break;
            }
            if (amount > earlier) {
                larger++;
            }
        }
        return larger;
    }
}
