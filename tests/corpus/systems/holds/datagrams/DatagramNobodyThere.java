// Nobody is bound to the port: a connected client is told when it waits for the answer.
//@ process: client = DatagramNobodyThere
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.PortUnreachableException;

public class DatagramNobodyThere {
    public static void main(String[] args) throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(InetAddress.getByName("localhost"), 7000);
            socket.send(new DatagramPacket(new byte[1], 1));
            try {
                socket.receive(new DatagramPacket(new byte[1], 1));
                assert false : "an answer from nobody";
            } catch (PortUnreachableException e) {
                // As expected.
            }
        }
    }
}
