// System.exit ends its own process only, and statics are those of one process.
//@ flags: --compat jpf-nas
//@ process: one = NasExitEndsOne$One
//@ process: other = NasExitEndsOne$One

public class NasExitEndsOne {
    static class One {
        static int count;

        public static void main(String[] args) throws Exception {
            count++;
            assert count == 1;
            System.exit(0);
        }
    }
}
