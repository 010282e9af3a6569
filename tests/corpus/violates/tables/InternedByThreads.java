// Three equal strings, two threads that intern one each and one that interns none: whose object is the interned one
// depends on who came first, and the third one's is never it. The claim is that it is the first thread's.
//@ kinds: assertion-failure
public class InternedByThreads {
    public static void main(String[] args) throws InterruptedException {
        char[] letters = {'b', 'y', '-', (char) ('0' + args.length)};
        String first = new String(letters);
        String second = String.valueOf(letters);
        Thread one = new Thread(first::intern);
        Thread two = new Thread(second::intern);
        one.start();
        two.start();
        one.join();
        two.join();
        String third = new String(letters);
        assert third.intern() != third;
        assert third.intern() == first; //~ assertion-failure
    }
}
