// The same, with a field called otherwise and named by --bind.
//@ frame: TwoOfOneTypeBound.bp
//@ component: Copier
//@ flags: --bind out=Copier.target
public class TwoOfOneTypeBound {
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
    private final Stream target;

    Copier(Stream in, Stream out) {
        this.in = in;
        this.target = out;
    }

    public void copy() {
        in.use();
        target.use();
    }
}
