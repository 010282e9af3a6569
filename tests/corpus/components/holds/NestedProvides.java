// Two provided interfaces of one type: an object of a nested class, and a lambda, both in fields
// of the component.
//@ frame: NestedProvides.bp
//@ component: Machine
public class NestedProvides {
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
