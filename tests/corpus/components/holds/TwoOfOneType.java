// Two required interfaces of one type: the fields of the component tell them apart.
//@ frame: TwoOfOneType.bp
//@ component: Copier
public class TwoOfOneType {
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
        in.use();
        out.use();
    }
}
