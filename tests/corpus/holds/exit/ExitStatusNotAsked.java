// A status other than zero is no violation unless the property asks for it.
public class ExitStatusNotAsked {
    public static void main(String[] args) {
        System.exit(4);
    }
}
