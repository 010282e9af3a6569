// Two threads add one twice each without a lock: from two (not fewer) to four.
//@ output: 2
//@ output: 3
//@ output: 4
public class LostUpdates {
    static volatile int counter;

    static void addTwo() {
        counter++;
        counter++;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LostUpdates::addTwo);
        other.start();
        addTwo();
        other.join();
        System.out.println(counter);
    }
}
