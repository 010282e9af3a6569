// Throwing and catching, with and without a stack trace.
//@ args: 600000
//@ counted: 30000
public class Exceptions {
    static final class Quick extends RuntimeException {
        final int value;

        Quick(int value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            try {
                sum += descend(i, i & 7);
            } catch (Quick e) {
                sum += e.value;
            } catch (IllegalArgumentException e) {
                sum -= e.getMessage().length();
            } finally {
                sum ^= i;
            }
        }
        System.out.println(sum);
    }

    static int descend(int i, int depth) {
        if (depth > 0) {
            return descend(i, depth - 1) + 1;
        }
        if (i % 8 == 0) {
            throw new IllegalArgumentException("odd");
        }
        if (i % 3 == 0) {
            throw new Quick(i);
        }
        return i;
    }
}
