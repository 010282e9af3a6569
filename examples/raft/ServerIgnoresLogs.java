import java.io.IOException;

/** Faulty: it votes without a look at the candidate's log. A leader who lacks what is settled has it removed everywhere. */
public class ServerIgnoresLogs extends Server {
    public static void main(String[] args) throws IOException {
        new ServerIgnoresLogs(args).run();
    }

    ServerIgnoresLogs(String[] args) throws IOException {
        super(args);
    }

    @Override
    boolean isFit(Log log, Message request) {
        return true;
    }
}
