// One thread, and nothing that a verdict would have to assume anything about.
//@ no-note: sequential
//@ no-note: memory model
public class OneThread {
    public static void main(String[] args) {
        System.out.println(args.length);
    }
}
