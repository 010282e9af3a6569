import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** What goes around the ring: a candidate, or the result. */
record Message(Kind kind, int node) {
    enum Kind {
        /** The node wants to be the leader. */
        CANDIDATE,
        /** The node is the leader. */
        ELECTED
    }

    void writeTo(OutputStream out) throws IOException {
        out.write(new byte[] {(byte) kind.ordinal(), (byte) node});
    }

    static Message readFrom(InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(2);
        assert bytes.length == 2 : "the ring is broken";
        return new Message(Kind.values()[bytes[0]], bytes[1]);
    }
}
