import java.util.concurrent.locks.ReentrantLock;

/** Three cooks, each needs two of stove, sink and board; a circle over a monitor and two locks. */
class Kitchen {
    static final Object stove = new Object();
    static final ReentrantLock sink = new ReentrantLock();
    static final ReentrantLock board = new ReentrantLock();
    static int meals;

    static void fry() {
        synchronized (stove) {
            sink.lock();
            try { meals++; } finally { sink.unlock(); }
        }
    }

    static void wash() {
        sink.lock();
        try {
            board.lock();
            try { meals++; } finally { board.unlock(); }
        } finally {
            sink.unlock();
        }
    }

    static void chop() {
        board.lock();
        try {
            synchronized (stove) { meals++; }
        } finally {
            board.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(Kitchen::fry, "fryer").start();
        new Thread(Kitchen::wash, "washer").start();
        new Thread(Kitchen::chop, "chopper").start();
    }
}
