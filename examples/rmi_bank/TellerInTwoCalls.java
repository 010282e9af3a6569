import java.rmi.RemoteException;

/** Bug: asks for the balance and sets a new one. Another teller may do the same in between. */
public class TellerInTwoCalls extends Teller {
    @Override
    void bring(Account account) throws RemoteException {
        account.setBalance(account.balance() + 10);
    }

    public static void main(String[] args) throws Exception {
        new TellerInTwoCalls().bring(find());
    }
}
