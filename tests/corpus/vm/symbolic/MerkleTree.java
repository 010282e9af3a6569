// A tree of hashes: the path of a leaf gives the root, that of another does not.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class MerkleTree {
    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        byte[][] leaves = new byte[4][];
        for (int i = 0; i < 4; i++) {
            leaves[i] = digest.digest(("leaf " + i).getBytes());
        }
        byte[] left = join(digest, leaves[0], leaves[1]);
        byte[] right = join(digest, leaves[2], leaves[3]);
        byte[] root = join(digest, left, right);
        System.out.println(Arrays.equals(root, join(digest, left, join(digest, leaves[2], leaves[3]))));
        System.out.println(Arrays.equals(root, join(digest, left, join(digest, leaves[3], leaves[2]))));
    }

    static byte[] join(MessageDigest digest, byte[] one, byte[] other) {
        digest.update(one);
        digest.update(other);
        return digest.digest();
    }
}
