// A read from a pipe ends by an interrupt and by a close; both close the channel.
import java.net.*;
import java.nio.*;
import java.nio.channels.*;

public class PipeInterrupted {
    public static void main(String[] args) throws Exception {
        for (boolean interrupt : new boolean[] {true, false}) {
            Pipe pipe = Pipe.open();
            Thread reader = new Thread(() -> {
                try {
                    System.out.println(pipe.source().read(ByteBuffer.allocate(1)));
                } catch (Exception e) {
                    System.out.println(e + " " + Thread.currentThread().isInterrupted());
                }
            });
            reader.start();
            Thread.sleep(100);
            if (interrupt) reader.interrupt();
            else pipe.source().close();
            reader.join();
            System.out.println(pipe.source().isOpen() + " " + pipe.sink().isOpen());
            pipe.sink().close();
        }
    }
}
