class Library {
    static final int CONSTANT = 10;
    static int staticField = 1;
    int field = 2;
    int changedType = 3;
    int instanceField = 4;
    int nowPrivateField = 5;
    int nowFinal = 6;

    Library() {}

    Library(String text) {}

    int unchanged() {
        return 7;
    }

    int removed() {
        return 8;
    }

    static int removedStatic(int value) {
        return value;
    }

    int result() {
        return 9;
    }

    int nowStatic() {
        return 10;
    }

    static int nowInstance() {
        return 11;
    }

    int nowPrivate() {
        return 12;
    }

    static Made make() {
        return new Made();
    }
}

class Made {}

class NowAbstract {}

class NowInterface {
    int call() {
        return 1;
    }
}

interface NowClass {
    int call();
}

class NowFinal {}

class NowFinalMethod {
    int method() {
        return 1;
    }
}

abstract class Grown {
    abstract int old();

    int late() {
        return 1;
    }
}

enum Colour {
    RED,
    GREEN
}
