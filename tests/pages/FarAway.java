import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.server.UnicastRemoteObject;
import java.util.Map;

/** A remote method fails in the bank, and the caller only gets the exception: what failed is in another process. */
class FarAway {
    interface Accounts extends Remote {
        int balance(String owner) throws RemoteException;
    }

    static class Bank implements Accounts {
        private final Map<String, Integer> balances = Map.of("ann", 100);

        public int balance(String owner) {
            return balances.get(owner);
        }

        public static void main(String[] args) throws Exception {
            Remote stub = UnicastRemoteObject.exportObject(new Bank(), 1100);
            LocateRegistry.createRegistry(1099).rebind("accounts", stub);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Accounts accounts = (Accounts) LocateRegistry.getRegistry("localhost", 1099).lookup("accounts");
            System.out.println(accounts.balance("bob"));
        }
    }
}
