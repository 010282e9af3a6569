import java.rmi.NoSuchObjectException;
import java.rmi.NotBoundException;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;

/** Finds the account and brings 10, in one call. */
public class Teller {
    void bring(Account account) throws RemoteException {
        int now = account.deposit(10);
        assert now >= 10 : "less than what was just brought";
    }

    public static void main(String[] args) throws Exception {
        new Teller().bring(find());
    }

    /** The registry is there before what is bound in it. */
    static Account find() throws Exception {
        while (true) {
            try {
                return (Account) LocateRegistry.getRegistry("localhost", 1099).lookup("account");
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }
}
