// A bank with a lookup, calls, an exception of its own and the end by a call.
//@ process: server = RmiBank$Server {port}
//@ process: client = RmiBank$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiBank {
    static class Overdrawn extends Exception {
        Overdrawn(int missing) {
            super("missing " + missing);
        }
    }

    interface Account extends Remote {
        int deposit(int amount) throws RemoteException;

        int withdraw(int amount) throws RemoteException, Overdrawn;

        void close() throws RemoteException;
    }

    static class Server implements Account {
        private final CountDownLatch closed = new CountDownLatch(1);
        private int balance;

        public synchronized int deposit(int amount) {
            System.out.println("deposit " + amount);
            return balance += amount;
        }

        public synchronized int withdraw(int amount) throws Overdrawn {
            if (amount > balance) throw new Overdrawn(amount - balance);
            return balance -= amount;
        }

        public void close() {
            closed.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Server account = new Server();
            registry.rebind("account", UnicastRemoteObject.exportObject(account, 0));
            System.out.println("ready");
            account.closed.await();
            RmiBank.close(account, registry);
            System.out.println("left " + account.balance);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Account account = (Account) find(args, "account");
            System.out.println(account.deposit(10) + " " + account.deposit(5) + " " + account.withdraw(3));
            try {
                account.withdraw(100);
            } catch (Overdrawn e) {
                System.out.println(e.getMessage());
            }
            account.close();
        }
    }

    static Remote find(String[] args, String name) throws Exception {
        Registry registry = LocateRegistry.getRegistry("localhost", Integer.parseInt(args[0]));
        while (true) {
            try {
                return registry.lookup(name);
            } catch (NotBoundException | NoSuchObjectException e) {
                Thread.sleep(10);
            }
        }
    }

    /** Waits for calls that are not over yet. */
    static void close(Remote... objects) throws Exception {
        for (Remote each : objects) while (!UnicastRemoteObject.unexportObject(each, false)) Thread.sleep(5);
    }
}
