// Interface calls: classes, a default method, and lambdas.
//@ args: 1500000
//@ counted: 75000
import java.util.function.IntBinaryOperator;

public class InterfaceCalls {
    interface Step {
        int apply(int value);

        default int applyTwice(int value) {
            return apply(apply(value));
        }
    }

    static final class Add implements Step {
        private final int amount;

        Add(int amount) {
            this.amount = amount;
        }

        @Override
        public int apply(int value) {
            return value + amount;
        }
    }

    record Multiply(int factor) implements Step {
        @Override
        public int apply(int value) {
            return value * factor;
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Step[] steps = {new Add(5), new Multiply(3), value -> value ^ 0x55, new Add(-2)};
        IntBinaryOperator mix = (left, right) -> left * 31 + right;
        int value = 1;
        for (int i = 0; i < rounds; i++) {
            value = mix.applyAsInt(steps[i & 3].applyTwice(value), i);
        }
        System.out.println(value);
    }
}
