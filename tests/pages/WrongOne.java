/** One condition queue for two conditions, and notify() wakes one of them: it may be the wrong one. */
class WrongOne {
    static final Object room = new Object();
    static int items;
    static final int CAPACITY = 1;
    static void put() throws InterruptedException {
        synchronized (room) {
            while (items == CAPACITY) room.wait();
            items++;
            room.notify();
        }
    }
    static void take() throws InterruptedException {
        synchronized (room) {
            while (items == 0) room.wait();
            items--;
            room.notify();
        }
    }
    interface Task { void run() throws InterruptedException; }
    static Thread start(String name, Task task) {
        Thread thread = new Thread(() -> { try { task.run(); task.run(); } catch (InterruptedException e) { } }, name);
        thread.start();
        return thread;
    }
    public static void main(String[] args) {
        start("baker-1", WrongOne::put);
        start("baker-2", WrongOne::put);
        start("eater-1", WrongOne::take);
        start("eater-2", WrongOne::take);
    }
}
