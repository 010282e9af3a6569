// A close wakes a thread that waits for a channel; so does an interrupt, which closes it.
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;

public class ChannelClosed {
    static Thread reader(DatagramChannel channel) {
        Thread thread = new Thread(() -> {
            try {
                channel.receive(ByteBuffer.allocate(4));
                System.out.println("received");
            } catch (Exception e) {
                System.out.println(e + " " + channel.isOpen() + " " + Thread.currentThread().isInterrupted());
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        DatagramChannel closed = DatagramChannel.open().bind(any);
        Thread one = reader(closed);
        Thread.sleep(200);
        closed.close();
        one.join();
        DatagramChannel interrupted = DatagramChannel.open().bind(any);
        Thread two = reader(interrupted);
        Thread.sleep(200);
        two.interrupt();
        two.join();
        try {
            interrupted.receive(ByteBuffer.allocate(4));
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            closed.getLocalAddress();
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
