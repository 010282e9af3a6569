// Every access is ordered by the monitor or by the end of a thread, and there is no access weaker than volatile: without
// races Java promises sequential consistency (JLS 17.4.3), under which every order was tried.
//@ flags: --property no-race
//@ note: holds under the Java memory model
//@ no-note: sequential
public class NoRaces {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(NoRaces::add);
        other.start();
        add();
        other.join();
        assert count == 2;
    }

    static synchronized void add() {
        count++;
    }
}
