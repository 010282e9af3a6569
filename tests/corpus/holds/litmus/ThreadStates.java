// A thread is NEW before start and TERMINATED after join; in between it is alive or has ended already.
//@ output: NEW false TERMINATED
//@ output: NEW true TERMINATED
public class ThreadStates {
    static volatile int value;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> value = 1);
        Thread.State before = worker.getState();
        worker.start();
        boolean alive = worker.isAlive();
        worker.join();
        System.out.println(before + " " + alive + " " + worker.getState());
    }
}
