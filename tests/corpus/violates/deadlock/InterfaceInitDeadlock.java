// An interface with a default method is initialised before a class that implements it (JLS 12.4.2). One
// thread has begun with the class and wants the interface; the other is at the interface, whose field
// holds an instance of the class.
//@ kinds: deadlock
public class InterfaceInitDeadlock {
    interface Named {
        Object FIRST = make();

        static Object make() {
            return new Item(); //~ deadlock
        }

        default String name() {
            return "item";
        }
    }

    static class Item implements Named {
        static int count = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> Item.count++);
        other.start();
        Object first = Named.FIRST;
        other.join();
    }
}
