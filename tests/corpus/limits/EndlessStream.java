// An endless stream: a loop inside the library.
//@ flags: --max-memory 256M --max-time 2
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive million calls and loops
public class EndlessStream {
    public static void main(String[] args) {
        System.out.println(java.util.stream.LongStream.iterate(1, n -> n + 1).filter(n -> n < 0).findFirst());
    }
}
