// A status other than zero is no violation unless the property asks for it, but the verdict says so.
//@ note: the process ends with status 4 in some runs
public class ExitStatusNotAsked {
    public static void main(String[] args) {
        System.exit(4);
    }
}
