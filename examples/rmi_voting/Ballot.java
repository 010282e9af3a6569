import java.io.Serializable;

/** Who votes for whom; boxes get copies. */
public class Ballot implements Serializable {
    final String voter;
    final String candidate;

    Ballot(String voter, String candidate) {
        this.voter = voter;
        this.candidate = candidate;
    }
}
