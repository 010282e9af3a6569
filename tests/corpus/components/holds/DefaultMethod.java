// The default method of the interface runs inside the component: its calls of open and close stay
// inside.
//@ frame: DefaultMethod.bp
//@ component: FrontDoor
public class DefaultMethod {
    public static void main(String[] args) {
        Door door = new FrontDoor();
        door.open();
        door.cycle();
    }
}

interface Door {
    void open();

    void close();

    default void cycle() {
        open();
        close();
    }
}

interface Bell {
    void ring();
}

abstract class Hinged {
    protected Bell bell = () -> { };

    public void open() {
        bell.ring();
    }

    public void close() {
    }
}

class FrontDoor extends Hinged implements Door {
    @Override
    public void open() {
        super.open();
    }
}
