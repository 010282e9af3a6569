import java.util.concurrent.atomic.AtomicReference;

/** A stack of paper cups that is popped by compare-and-set; cups are used again, so an old top may be the top once more (ABA). */
class OldTop {
    static class Cup {
        final String name;
        Cup below;

        Cup(String name, Cup below) {
            this.name = name;
            this.below = below;
        }
    }

    static final AtomicReference<Cup> top = new AtomicReference<>();

    static Cup pop() {
        while (true) {
            Cup cup = top.get();
            if (cup == null) return null;
            Cup next = cup.below;
            if (top.compareAndSet(cup, next)) return cup;
        }
    }

    static void push(Cup cup) {
        do {
            cup.below = top.get();
        } while (!top.compareAndSet(cup.below, cup));
    }

    public static void main(String[] args) throws InterruptedException {
        push(new Cup("blue", null));
        push(new Cup("red", null));
        Thread guest = new Thread(() -> pop(), "guest");
        Cup[] kept = new Cup[1];
        Thread host = new Thread(() -> {
            Cup red = pop();
            kept[0] = pop();
            push(red);
        }, "host");
        guest.start();
        host.start();
        guest.join();
        host.join();
        Cup left = pop();
        if (left != null && left == kept[0]) {
            throw new AssertionError("the " + left.name + " cup is on the stack, and the host has it");
        }
    }
}
