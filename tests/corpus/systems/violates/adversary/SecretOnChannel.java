// What is written to a channel is read by the adversary as what is written to a stream.
//@ kinds: secrecy
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = SecretOnChannel$Server
//@ process: client = SecretOnChannel$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SecretOnChannel {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocketChannel listener = ServerSocketChannel.open()) {
                listener.bind(new InetSocketAddress("localhost", 9000));
                try (SocketChannel channel = listener.accept()) {
                    channel.read(ByteBuffer.allocate(16));
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", 9000))) {
                byte[] secret = nonce();
                Heddle.secret(secret, "secret");
                channel.write(ByteBuffer.wrap(secret));
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }
}
