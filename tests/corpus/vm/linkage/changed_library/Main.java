// A library that changed after the program was compiled: each use of what is gone has its error.
//@ jdk: 17+
public class Main {
    interface Attempt {
        Object run() throws Throwable;
    }

    public static void main(String[] args) {
        show("unchanged", () -> new Library().unchanged());
        show("removed method", () -> new Library().removed());
        show("removed static", () -> Library.removedStatic(1));
        show("removed field", () -> new Library().field);
        show("changed type", () -> new Library().changedType);
        show("result type", () -> new Library().result());
        show("now static", () -> new Library().nowStatic());
        show("now instance", () -> Library.nowInstance());
        show("static field now instance", () -> Library.staticField);
        show("instance field now static", () -> new Library().instanceField);
        show("now private", () -> new Library().nowPrivate());
        show("now private field", () -> new Library().nowPrivateField);
        show("now abstract class", () -> new NowAbstract());
        show("now interface", () -> new NowInterface().call());
        show("interface now class", () -> InterfaceUse.run());
        show("now final superclass", () -> FinalUse.run());
        show("now final method", () -> FinalUse.method());
        show("new abstract method", () -> callAbstract(new Incomplete()));
        show("constant is copied", () -> Library.CONSTANT);
        show("enum constant gone", () -> Colour.GREEN);
        show("final field written", () -> {
            Library library = new Library();
            library.nowFinal = 3;
            return library.nowFinal;
        });
        show("removed class", () -> Holder.create());
        show("removed constructor", () -> new Library("text"));
    }

    static int callAbstract(Grown value) {
        return value.old() + value.late();
    }

    static void show(String what, Attempt attempt) {
        // The second attempt must fail as the first one did.
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(what + ": " + attempt.run().toString().replaceAll("@.*", ""));
            } catch (Throwable e) {
                System.out.println(what + ": " + e);
            }
        }
    }
}

class ImplementsNowClass implements NowClass {
    public int call() {
        return 1;
    }
}

// Uses apart from Main, whose verification would otherwise load the classes in question.
class InterfaceUse {
    static Object run() {
        NowClass value = new ImplementsNowClass();
        return value.call();
    }
}

class FinalUse {
    static Object run() {
        return new ExtendsNowFinal();
    }

    static Object method() {
        return new OverridesNowFinal().method();
    }
}

class ExtendsNowFinal extends NowFinal {}

class OverridesNowFinal extends NowFinalMethod {
    @Override
    int method() {
        return 2;
    }
}

class Incomplete extends Grown {
    @Override
    int old() {
        return 1;
    }
}

class Holder {
    static Object create() {
        return Library.make();
    }
}
