/** A night watch spins until the last guest has left; the counter of guests is decremented without a lock, so it may never get there. */
class NobodyTurns {
    static volatile int guests = 2;

    public static void main(String[] args) {
        for (int i = 1; i <= 2; i++) {
            new Thread(() -> guests--, "guest-" + i).start();
        }
        while (guests > 0) {
            Thread.onSpinWait();
        }
        System.out.println("lights out");
    }
}
