// Ticks come in pairs, and await waits while there is an odd number of them. The bound says one
// tick, but after it the pair is not complete: the second one is made although it is beyond the
// bound, also while await waits for exactly that. Otherwise nothing would go on, and the component
// would be blamed for it.
//@ frame: EnvironmentBoundedNeeded.bp
//@ environment: yes
//@ flags: --protocol-repeat 1
public class EnvironmentBoundedNeeded implements In {
    private int ticks;

    public synchronized void await() {
        try {
            while (ticks % 2 != 0) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public synchronized void tick() {
        ticks++;
        notifyAll();
    }
}

interface In {
    void await();

    void tick();
}
