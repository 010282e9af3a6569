// After mC and mD the protocol has something else than after mA and mB, and the program has not.
//@ kinds: protocol
//@ event: !s.mE^
//@ frame: BranchesOther.bp
//@ component: Brancher
//@ stubs: yes
import heddle.Heddle;

public class BranchesOther {
    public static void main(String[] args) {
        new Brancher(new NoSteps()).go();
    }
}

interface Run {
    void go();
}

interface Steps {
    void mA();
    void mB();
    void mC();
    void mD();
    void mE();
    void mF();
    void mX();
    void mY();
}

class NoSteps implements Steps {
    public void mA() {}
    public void mB() {}
    public void mC() {}
    public void mD() {}
    public void mE() {}
    public void mF() {}
    public void mX() {}
    public void mY() {}
}

class Brancher implements Run {
    private final Steps steps;

    Brancher(Steps steps) {
        this.steps = steps;
    }

    public void go() {
        boolean b = Heddle.chooseBoolean();
        if (b) {
            steps.mA();
            steps.mB();
        } else {
            steps.mC();
            steps.mD();
            b = true;
        }
        steps.mE();
        steps.mF();
    }
}
