// Two threads evaluate a script each, in shells of their own; the second one is told what the first one found.
//@ jars: groovy-all
import groovy.lang.GroovyShell;

public class GroovyShells {
    static volatile Object last;

    static void evaluate(int n) {
        GroovyShell shell = new GroovyShell();
        shell.setVariable("n", n);
        last = shell.evaluate("n * 2 + 1");
    }

    public static void main(String[] args) throws Exception {
        evaluate(0);
        Thread one = new Thread(() -> evaluate(1));
        Thread two = new Thread(() -> evaluate(2));
        one.start();
        two.start();
        one.join();
        two.join();
        if (!last.equals(3) && !last.equals(5)) {
            throw new AssertionError("last: " + last);
        }
    }
}
