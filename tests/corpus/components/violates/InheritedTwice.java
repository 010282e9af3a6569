// close twice.
//@ kinds: protocol
//@ event: ?door.close^
//@ frame: InheritedTwice.bp
//@ component: FrontDoor
public class InheritedTwice {
    public static void main(String[] args) {
        Door door = new FrontDoor();
        door.open();
        door.close();
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
