import java.io.IOException;

/** Reads standard output to its end, while the worker waits for room on standard error. */
public class MasterOfTalkative extends Master {
    @Override
    public void run() throws IOException, InterruptedException {
        assert ask(start(TalkativeWorker.class), 0, 10) == 4;
    }

    public static void main(String[] args) throws Exception {
        new MasterOfTalkative().run();
    }
}
