// An order that is encrypted for the server is taken for one of the client. Everybody can encrypt for the
// server: the adversary orders something of its own.
//@ kinds: agreement
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = PublicKeyAuthenticatesNobody$Server
//@ process: client = PublicKeyAuthenticatesNobody$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class PublicKeyAuthenticatesNobody {
    static final String RSA_SECRET = "MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBAK+xqPNIdYIbhyvtxXt741fScAeZIolPGJY5jxLjleWILR4D"
            + "riQJP9mV4igFtLQBiVUGLpOiqQVan3+bZ04h7yYGH0aozEPqQl5ROAPvyIjUnQmn6BzTeFqCJSEDhkaA+JB4ZDutcdY4HXlU"
            + "714cEZK28w1ttATBj8p42kWibyTLAgMBAAECgYAcTwmZnCzljYlGcxBP05K6XXuUQytaaSEytgwvOfZhaS4D2Qn1Cnx8PaHs"
            + "BZyr0wI4GJU7+oiLW/e5Iua5Tc8aJ3mbg2FfroQFT5hyqxozRD7Z08govGM5SaK3VcA0Tae/XhDPw2ntr5ySgrSYID8/paap"
            + "875TGWUKs818+9P3IQJBAO/Kt/M4NvckELIHUdKPRN5Ccfvh0haocXFeggDGOqfdgJjPgn9YETDSp1ec4udo3ZtOTBVhbxU7"
            + "20Rjg9G2Y5sCQQC7kc/se9q4cN8jhgJcp7dyMX2L9ZFYPoo6xecTDYKSA+72tnMk5U4R+i0nQqeRBknqRNGDb7qR7HIpjtPi"
            + "js6RAkAaSf5K0wHrrG+MJRNKY1yohV5bwBE5XLQ7OqJEFXd+yeD8X9utvGj+Eko4Z8HUnwGUskvTGECGcm6Cm+pqxnU7AkAL"
            + "SDv/d3uyeGeTlW3y8Muh/MQWdRDnA+wAmQLLLJbb/YyUHmlSoNBPWIL6x5GYsY4knzsS8teAC37abRLln71hAkEAk8R76aNX"
            + "H+iHYnbj2hriPfFv5ZrIiLnJtFe3b4SzT9B4DS8PIJNLAtkQA7HUbSE+6CyeuwEBT2lUGeGmZUXqFg==";
    static final String RSA_OPEN = "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCvsajzSHWCG4cr7cV7e+NX0nAHmSKJTxiWOY8S45XliC0eA64kCT/ZleIo"
            + "BbS0AYlVBi6ToqkFWp9/m2dOIe8mBh9GqMxD6kJeUTgD78iI1J0Jp+gc03hagiUhA4ZGgPiQeGQ7rXHWOB15VO9eHBGStvMN"
            + "bbQEwY/KeNpFom8kywIDAQAB";

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    try {
                        Heddle.end("order", rsa(Cipher.DECRYPT_MODE, rsaSecret(RSA_SECRET), read(socket, 128)));
                    } catch (GeneralSecurityException e) {
                        System.out.println("refused");
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] order = nonce();
                Heddle.begin("order", order);
                send(socket, rsa(Cipher.ENCRYPT_MODE, rsaOpen(RSA_OPEN), order));
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static byte[] rsa(int mode, Key key, byte[] data) throws Exception {
        Cipher cipher = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        cipher.init(mode, key);
        return cipher.doFinal(data);
    }

    static PrivateKey rsaSecret(String text) throws Exception {
        return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey rsaOpen(String text) throws Exception {
        return KeyFactory.getInstance("RSA").generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static void send(Socket socket, byte[]... parts) throws IOException {
        socket.getOutputStream().write(join(parts));
    }

    static byte[] read(Socket socket, int length) throws IOException {
        return socket.getInputStream().readNBytes(length);
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
