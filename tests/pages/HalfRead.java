import java.io.*;
import java.net.*;
/** A message of two bytes may arrive in two pieces; the reader takes what one read() gives for the whole. */
class HalfRead {
    static class Meter {
        public static void main(String[] args) throws IOException {
            try (ServerSocket door = new ServerSocket(7000); Socket peer = door.accept()) {
                byte[] reading = new byte[2];
                peer.getInputStream().read(reading);
                int value = reading[0] * 100 + reading[1];
                if (value != 1234) throw new AssertionError("the meter says " + value);
            }
        }
    }
    static class Sensor {
        public static void main(String[] args) throws IOException {
            try (Socket meter = new Socket("localhost", 7000)) {
                OutputStream out = meter.getOutputStream();
                out.write(12);
                out.write(34);
            }
        }
    }
}
