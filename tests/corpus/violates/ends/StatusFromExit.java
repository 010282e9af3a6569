// The program ends with status 3 in every run.
//@ kinds: exit-status
//@ flags: --property exit-status
public class StatusFromExit {
    public static void main(String[] args) {
        System.exit(3);
    }
}
