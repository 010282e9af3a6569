// A command that is not java and that no description scripts.
//@ expect: unsupported
//@ message: the command `ls -l`
public class UnknownCommand {
    public static void main(String[] args) throws Exception {
        new ProcessBuilder("ls", "-l").start();
    }
}
