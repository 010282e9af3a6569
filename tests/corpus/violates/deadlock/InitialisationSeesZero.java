// Two classes whose initialisers refer to each other. Two threads that begin at both ends wait for each
// other; if one thread does both, it reads a field that is not assigned yet, and who was first decides
// about the value.
//@ kinds: assertion-failure deadlock
public class InitialisationSeesZero {
    static class A {
        static int one = B.two + 1; //~ deadlock
    }

    static class B {
        static int two = A.one + 1;
    }

    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        Thread other = new Thread(() -> seen[0] = B.two);
        other.start();
        int one = A.one;
        other.join();
        assert one == 2; //~ assertion-failure
    }
}
