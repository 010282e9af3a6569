/** The protocol of the gate says that a coin comes before a push; nothing in the program orders them. */
class Turnstile {
    static class Iron implements Gate {
        private int paid;

        public synchronized void coin() {
            paid++;
        }

        public synchronized void push() {
            paid--;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Iron gate = new Iron();
        Thread guest = new Thread(gate::push, "guest");
        guest.start();
        gate.coin();
        guest.join();
    }
}

interface Gate {
    void coin();

    void push();
}
