// The two are used in the wrong order.
//@ kinds: protocol
//@ event: !out.use^
//@ frame: TwoSwapped.bp
//@ component: Copier
public class TwoSwapped {
    public static void main(String[] args) {
        new Copier(new Port(), new Port()).copy();
    }
}

interface Copy {
    void copy();
}

interface Stream {
    void use();
}

class Port implements Stream {
    public void use() {
    }
}

class Copier implements Copy {
    private final Stream in;
    private final Stream out;

    Copier(Stream in, Stream out) {
        this.in = in;
        this.out = out;
    }

    public void copy() {
        out.use(); //~ protocol
        in.use();
    }
}
