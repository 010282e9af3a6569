// What the remote method throws comes to the caller: checked, unchecked, errors and remote exceptions, each as RMI wraps it.
import java.io.*;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.NoSuchElementException;

public class RmiExceptions {
    static class Refused extends Exception {
        final int code;

        Refused(String message, int code, Throwable cause) {
            super(message, cause);
            this.code = code;
        }
    }

    interface Service extends Remote {
        void fail(int how) throws RemoteException, Refused, IOException;
    }

    static class Server implements Service {
        public void fail(int how) throws RemoteException, Refused, IOException {
            switch (how) {
                case 0 -> throw new Refused("no", 7, new IllegalStateException("inner"));
                case 1 -> throw new NoSuchElementException("nothing");
                case 2 -> throw new FileNotFoundException("lost.txt");
                case 3 -> throw new StackOverflowError("deep");
                case 4 -> throw new RemoteException("own", new IOException("below"));
                case 5 -> throw new AssertionError("wrong");
                case 6 -> Integer.parseInt("x");
                case 7 -> ((Object) null).hashCode();
                default -> System.out.println("fine");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        for (int how = 0; how < 9; how++) {
            try {
                stub.fail(how);
                System.out.println(how + " returned");
            } catch (Refused e) {
                System.out.println(how + " " + e.getMessage() + " " + e.code + " " + e.getCause());
            } catch (Throwable e) {
                System.out.println(how + " " + e.getClass().getName());
                for (Throwable at = e.getCause(); at != null; at = at.getCause()) System.out.println("  " + at.getClass().getName() + " " + (how == 7 ? "" : at.getMessage()));
                if (how < 7) System.out.println("  " + e.getMessage());
            }
        }
        UnicastRemoteObject.unexportObject(server, true);
    }
}
