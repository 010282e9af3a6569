// close is inherited from a class that knows nothing of the interface; open calls the one above it,
// which rings. All of it is the component.
//@ frame: Inherited.bp
//@ component: FrontDoor
public class Inherited {
    public static void main(String[] args) {
        Door door = new FrontDoor();
        door.open();
        door.close();
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
