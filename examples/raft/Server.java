import java.io.IOException;

/**
 * A server of Raft, after Ongaro and Ousterhout: servers elect a leader, and the leader has its log copied by all. A
 * command is executed once a majority has it. One thread reads message after message and answers; it never waits for an
 * answer.
 *
 * <p>A follower that hears nothing for some time stands for election. So that a check ends, each server does so a given
 * number of times. A new leader has one command of its own to be executed, in the place of a client's. Nobody crashes, so
 * nothing is written to disk.
 *
 * <p>Arguments: its number (from 1), how often it stands for election, its command, the port of the clerk, and the ports of all
 * servers.
 */
public class Server {
    enum Role {
        FOLLOWER, CANDIDATE, LEADER
    }

    static final int ELECTION_MILLIS = 150;
    static final int NOBODY = 0;

    public static void main(String[] args) throws IOException {
        new Server(args).run();
    }

    private final int number;
    private final String command;
    private final int clerk;
    private final int[] ports;
    private final Post post;
    private int elections;

    private Role role = Role.FOLLOWER;
    private int term;
    /** Whom this server votes for in its term. */
    private int votedFor = NOBODY;
    /** Of a candidate: who has voted for it. */
    private boolean[] votes;
    /** Of a leader: up to where each server has the leader's log, and what it is sent next. */
    private int[] copied;
    private int[] next;
    private final Log log = new Log();

    Server(String[] args) throws IOException {
        number = Integer.parseInt(args[0]);
        elections = Integer.parseInt(args[1]);
        command = args[2];
        clerk = Integer.parseInt(args[3]);
        ports = new int[args.length - 4];
        for (int i = 0; i < ports.length; i++) {
            ports[i] = Integer.parseInt(args[i + 4]);
        }
        post = new Post(ports[number - 1]);
    }

    void run() throws IOException {
        while (true) {
            Message message = post.receive(role != Role.LEADER && elections > 0 ? ELECTION_MILLIS : 0);
            if (message == null) {
                stand();
            } else {
                receive(message);
            }
        }
    }

    private void receive(Message message) throws IOException {
        if (message.term() > term) {
            follow(message.term());
        }
        switch (message.kind()) {
            case ASK_VOTE -> consider(message);
            case VOTE -> count(message);
            case APPEND -> append(message);
            case APPENDED -> advance(message);
            case MISSING -> goBack(message);
            case EXECUTED -> throw new IOException("not for a server: " + message);
        }
    }

    /** A later term has begun: whatever this server was, it is a follower now. */
    private void follow(int newTerm) {
        term = newTerm;
        role = Role.FOLLOWER;
        votedFor = NOBODY;
    }

    // Elections

    private void stand() throws IOException {
        elections--;
        follow(term + 1);
        role = Role.CANDIDATE;
        votedFor = number;
        votes = new boolean[ports.length];
        votes[number - 1] = true;
        toOthers(Message.askVote(term, number, log.lastIndex(), log.lastTerm()));
    }

    /** Somebody wants a vote. It gets it if this server has none given away, and if nothing settled can be lost. */
    private void consider(Message request) throws IOException {
        if (request.term() == term && mayVoteFor(request.from(), votedFor) && isFit(log, request)) {
            votedFor = request.from();
            send(request.from(), Message.vote(term, number));
        }
    }

    /** One vote per term. */
    boolean mayVoteFor(int candidate, int votedFor) {
        return votedFor == NOBODY || votedFor == candidate;
    }

    /** A majority has what is settled, and each candidate needs the vote of one of them. */
    boolean isFit(Log log, Message request) {
        return log.isNotAheadOf(request.indexTerm(), request.index());
    }

    private void count(Message vote) throws IOException {
        if (role == Role.CANDIDATE && vote.term() == term) {
            votes[vote.from() - 1] = true;
            int all = 0;
            for (boolean one : votes) {
                all += one ? 1 : 0;
            }
            if (isMajority(all)) {
                lead();
            }
        }
    }

    private void lead() throws IOException {
        role = Role.LEADER;
        log.append(new Entry(term, command));
        copied = new int[ports.length];
        copied[number - 1] = log.lastIndex();
        next = new int[ports.length];
        for (int to = 1; to <= ports.length; to++) {
            next[to - 1] = log.lastIndex();
            if (to != number) {
                sendEntries(to);
            }
        }
    }

    // Logs

    /** Everything from the next index on, with what lies before it, so that the other can tell whether it fits. */
    private void sendEntries(int to) throws IOException {
        int previous = next[to - 1] - 1;
        send(to, new Message(Message.Kind.APPEND, term, number, previous, log.term(previous), log.committed(), log.from(previous + 1)));
    }

    private void append(Message message) throws IOException {
        if (message.term() < term) {
            // The sender is told of the term, and is no leader any more.
            send(message.from(), Message.missing(term, number, message.index()));
            return;
        }
        assert role != Role.LEADER : message.from() + " leads in term " + term + ", and so does " + number;
        role = Role.FOLLOWER;
        if (!log.has(message.index(), message.indexTerm())) {
            send(message.from(), Message.missing(term, number, message.index()));
            return;
        }
        log.put(message.index(), message.entries());
        int upTo = message.index() + message.entries().size();
        log.commit(Math.min(message.committed(), upTo));
        if (!message.entries().isEmpty()) {
            send(message.from(), Message.appended(term, number, upTo));
        }
    }

    /** A follower has the log up to an index. What a majority has is settled, if its term is this one. */
    private void advance(Message answer) throws IOException {
        if (role != Role.LEADER || answer.term() != term) {
            return;
        }
        int who = answer.from() - 1;
        copied[who] = Math.max(copied[who], answer.index());
        next[who] = copied[who] + 1;
        int before = log.committed();
        for (int index = log.lastIndex(); index > before; index--) {
            if (log.term(index) == term && isMajority(copies(index))) {
                log.commit(index);
                execute(before + 1, index);
                break;
            }
        }
    }

    private int copies(int index) {
        int count = 0;
        for (int upTo : copied) {
            count += upTo >= index ? 1 : 0;
        }
        return count;
    }

    /** A follower lacks what the entries stand behind: it is sent one more. */
    private void goBack(Message answer) throws IOException {
        if (role == Role.LEADER && answer.term() == term && answer.index() == next[answer.from() - 1] - 1) {
            next[answer.from() - 1] = answer.index();
            sendEntries(answer.from());
        }
    }

    /** Tells the clerk what was executed, and everybody what is settled. */
    private void execute(int first, int last) throws IOException {
        for (int index = first; index <= last; index++) {
            post.send(clerk, Message.executed(term, number, index, log.entry(index)));
        }
        for (int to = 1; to <= ports.length; to++) {
            if (to != number) {
                sendEntries(to);
            }
        }
    }

    private boolean isMajority(int count) {
        return count > ports.length / 2;
    }

    private void toOthers(Message message) throws IOException {
        for (int to = 1; to <= ports.length; to++) {
            if (to != number) {
                send(to, message);
            }
        }
    }

    private void send(int to, Message message) throws IOException {
        post.send(ports[to - 1], message);
    }
}
