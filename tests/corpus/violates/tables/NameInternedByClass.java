// The name of a class is interned when somebody first asks for it. One thread asks for the name of a class, another interns
// an equal string of its own: if that comes first, it gets its own object back. So that it never does is wrong.
//@ kinds: assertion-failure
public class NameInternedByClass {
    static class Named {}

    public static void main(String[] args) {
        String own = new StringBuilder("NameInternedByClass").append("$Named").toString();
        new Thread(() -> Named.class.getName()).start();
        new Thread(() -> {
            assert own.intern() != own; //~ assertion-failure
        }).start();
    }
}
