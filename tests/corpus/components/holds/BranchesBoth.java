// Both branches leave the same heap behind, and the rest follows after either: the protocol allows
// it after both, though at different places.
//@ frame: BranchesBoth.bp
//@ component: Brancher
//@ stubs: yes
import heddle.Heddle;

public class BranchesBoth {
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
}

class NoSteps implements Steps {
    public void mA() {}
    public void mB() {}
    public void mC() {}
    public void mD() {}
    public void mE() {}
    public void mF() {}
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
