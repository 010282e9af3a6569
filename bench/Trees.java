// Allocation: binary trees that are built, counted and dropped.
//@ args: 14 40
//@ counted: 14 3
public class Trees {
    static final class Node {
        final Node left;
        final Node right;

        Node(Node left, Node right) {
            this.left = left;
            this.right = right;
        }

        int count() {
            return left == null ? 1 : 1 + left.count() + right.count();
        }
    }

    public static void main(String[] args) {
        int depth = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        Node kept = build(depth);
        long nodes = 0;
        for (int i = 0; i < rounds; i++) {
            nodes += build(depth).count();
        }
        System.out.println(nodes + " " + kept.count());
    }

    static Node build(int depth) {
        return depth == 0 ? new Node(null, null) : new Node(build(depth - 1), build(depth - 1));
    }
}
