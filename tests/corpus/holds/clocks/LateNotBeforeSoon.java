// The later deadline is not over before the earlier one.
public class LateNotBeforeSoon {
    public static void main(String[] args) {
        long now = System.nanoTime();
        long soon = now + 1_000_000;
        long late = now + 9_000_000;
        long then = System.nanoTime();
        assert then - late < 0 || then - soon >= 0;
    }
}
