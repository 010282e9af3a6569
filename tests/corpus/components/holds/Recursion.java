// A method that calls itself is called once from outside; its visits are two.
//@ frame: Recursion.bp
//@ component: Tree
public class Recursion {
    public static void main(String[] args) {
        new Tree(new Visitor() {
            public void visit(int depth) {
            }
        }).walk(2);
    }
}

interface Walk {
    void walk(int depth);
}

interface Visitor {
    void visit(int depth);
}

class Tree implements Walk {
    private final Visitor visitor;

    Tree(Visitor visitor) {
        this.visitor = visitor;
    }

    public void walk(int depth) {
        if (depth > 0) {
            visitor.visit(depth);
            walk(depth - 1);
        }
    }
}
