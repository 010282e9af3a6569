import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Starts workers as child processes, hands out ranges, and adds up what they find. */
public class Master {
    protected final List<Process> workers = new ArrayList<>();

    protected Process start(Class<?> worker) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java", "-ea", "-cp",
                System.getProperty("java.class.path"), worker.getName());
        Process process = builder.start();
        workers.add(process);
        return process;
    }

    /** The primes in a range, as a worker counts them; -1 if it failed. */
    protected int ask(Process worker, int from, int to) throws IOException, InterruptedException {
        try (Writer out = worker.outputWriter()) {
            out.write(from + " " + to + "\n");
        }
        String answer;
        try (BufferedReader in = worker.inputReader()) {
            answer = in.readLine();
        }
        return worker.waitFor() == 0 ? Integer.parseInt(answer) : -1;
    }

    public void run() throws IOException, InterruptedException {
        Process first = start(Worker.class);
        Process second = start(Worker.class);
        int low = ask(first, 0, 10);
        int high = ask(second, 10, 20);
        assert low + high == 8 : low + " and " + high;
    }

    public static void main(String[] args) throws Exception {
        new Master().run();
    }
}
