import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** What coordinator, participants and journal say to each other; a message is one byte. */
enum Message {
    /** The coordinator asks for a vote. */
    PREPARE,
    /** A participant promises to commit if it is told to. */
    YES,
    /** A participant will not commit. */
    NO,
    COMMIT,
    ABORT,
    /** A participant has carried out the decision. */
    DONE,
    /** In the journal: a participant has prepared. */
    PREPARED,
    /** In the journal: a participant has committed. */
    COMMITTED,
    /** In the journal: a participant has aborted. */
    ABORTED,
    /** In the journal: the transaction is over. */
    END,
    /** Never sent: the peer is gone. */
    GONE;

    private static final Message[] ALL = values();

    void writeTo(OutputStream out) throws IOException {
        out.write(ordinal());
    }

    /** The next message, or GONE at the end of the stream. */
    static Message readFrom(InputStream in) throws IOException {
        int code = in.read();
        return code == -1 ? GONE : ALL[code];
    }
}
