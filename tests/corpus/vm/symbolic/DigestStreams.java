// Digests of streams are digests of their bytes.
//@ heddle: --crypto symbolic
import java.io.*;
import java.security.*;
import java.util.*;

public class DigestStreams {
    public static void main(String[] args) throws Exception {
        byte[] data = "stream".getBytes();
        DigestInputStream in = new DigestInputStream(new ByteArrayInputStream(data), MessageDigest.getInstance("SHA-256"));
        System.out.println(in.readAllBytes().length);
        DigestOutputStream out = new DigestOutputStream(new ByteArrayOutputStream(), MessageDigest.getInstance("SHA-256"));
        out.write(data);
        System.out.println(Arrays.equals(in.getMessageDigest().digest(), out.getMessageDigest().digest()));
    }
}
