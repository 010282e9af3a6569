// Recursive static calls.
//@ args: 32
//@ counted: 25
public class StaticCalls {
    public static void main(String[] args) {
        System.out.println(fibonacci(Integer.parseInt(args[0])));
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }
}
