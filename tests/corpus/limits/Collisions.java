// A map whose keys all have the same hash code and cannot be compared.
//@ flags: --max-memory 256M --max-time 2
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive million calls and loops
public class Collisions {
    static class Key {
        @Override
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        var map = new java.util.HashMap<Key, Integer>();
        for (int i = 0; i < 1_000_000; i++) {
            map.put(new Key(), i);
        }
        System.out.println(map.size());
    }
}
