class Library {
    static final int CONSTANT = 20;
    int staticField = 1;
    String changedType = "text";
    static int instanceField = 4;
    private int nowPrivateField = 5;
    final int nowFinal = 6;

    Library() {}

    int unchanged() {
        return 7;
    }

    long result() {
        return 9;
    }

    static int nowStatic() {
        return 10;
    }

    int nowInstance() {
        return 11;
    }

    private int nowPrivate() {
        return 12;
    }

    static Object make() {
        return "";
    }
}

abstract class NowAbstract {}

interface NowInterface {
    int call();
}

class NowClass {
    public int call() {
        return 1;
    }
}

final class NowFinal {}

class NowFinalMethod {
    final int method() {
        return 1;
    }
}

abstract class Grown {
    abstract int old();

    abstract int late();
}

enum Colour {
    RED
}
