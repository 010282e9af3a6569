import java.io.*;
import java.net.*;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A garage opens for whoever knows the code of "open" under the key of the fob. The same code opens it again: it is good for ever. */
class Garage {
    static final byte[] KEY = "the key of a fob".getBytes();

    static byte[] code(byte[] order) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
        return mac.doFinal(order);
    }

    static class Door {
        public static void main(String[] args) throws Exception {
            int opened = 0;
            try (ServerSocket listener = new ServerSocket(9400)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket fob = listener.accept()) {
                        byte[] order = fob.getInputStream().readNBytes(4);
                        byte[] code = fob.getInputStream().readNBytes(32);
                        if (Arrays.equals(code, code(order))) opened++;
                        if (opened > 1) throw new AssertionError("opened " + opened + " times, and the fob was pressed once");
                    }
                }
            }
        }
    }

    static class Fob {
        public static void main(String[] args) throws Exception {
            try (Socket door = new Socket("localhost", 9400)) {
                ByteArrayOutputStream message = new ByteArrayOutputStream();
                message.write("open".getBytes());
                message.write(code("open".getBytes()));
                door.getOutputStream().write(message.toByteArray());
            }
        }
    }
}
