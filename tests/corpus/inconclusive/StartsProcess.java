// Starting a process of the host is out of reach; the native method that would do it is named.
//@ reason: forkAndExec
public class StartsProcess {
    public static void main(String[] args) throws Exception {
        Process process = new ProcessBuilder("true").start();
        process.waitFor();
    }
}
