// The other thread counts for ever, and nobody can see it. Main fails meanwhile.
//@ kinds: assertion-failure
//@ unreduced: no
public class SpinsAlone {
    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            for (long count = 0;; count++) {
                if (count < 0) {
                    return;
                }
            }
        });
        other.setDaemon(true);
        other.start();
        assert args.length > 0; //~ assertion-failure
    }
}
