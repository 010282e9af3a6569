// Each append is atomic, two are not.
//@ kinds: assertion-failure
public class StringBufferNotAtomicTwice {
    public static void main(String[] args) throws Exception {
        StringBuffer b = new StringBuffer();
        Thread t = new Thread(() -> b.append("a").append("b"));
        t.start();
        b.append("c");
        t.join();
        assert b.indexOf("ab") >= 0; //~ assertion-failure
    }
}
