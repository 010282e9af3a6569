// The same where the right one comes first.
//@ kinds: protocol
//@ event: ?left.press^
//@ frame: NestedWrongOrder.bp
//@ component: Machine
public class NestedWrongOrder {
    public static void main(String[] args) {
        Machine machine = new Machine();
        machine.left().press();
        machine.right().press();
    }
}

interface Button {
    void press();
}

class Machine {
    private final Button left = new Left();
    private final Button right = () -> { };

    Button left() {
        return left;
    }

    Button right() {
        return right;
    }

    private static class Left implements Button {
        public void press() {
        }
    }
}
