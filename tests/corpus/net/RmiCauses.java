// Exceptions with causes, suppressed ones and fields of their own, from three processes deep.
//@ process: back = RmiCauses$Back {port}
//@ process: front = RmiCauses$Front {port}
//@ process: client = RmiCauses$Client {port}
import java.io.*;
import java.rmi.*;
import java.rmi.registry.*;
import java.rmi.server.*;
import java.util.*;
import java.util.concurrent.*;

public class RmiCauses {
    static class Failed extends Exception {
        final int code;
        transient String unseen = "here only";
        private final Object detail;

        Failed(String message, int code, Object detail, Throwable cause) {
            super(message, cause);
            this.code = code;
            this.detail = detail;
        }
    }

    interface Store extends Remote {
        String read(String key) throws RemoteException, Failed;

        void end() throws RemoteException;
    }

    static class Back implements Store {
        final CountDownLatch done = new CountDownLatch(1);

        public String read(String key) throws Failed {
            try (Closeable one = () -> { throw new IOException("closing one"); };
                    Closeable two = () -> { throw new UncheckedIOException(new EOFException("closing two")); }) {
                return List.of(key.split(",")).get(Integer.parseInt(key.substring(0, 1)));
            } catch (IndexOutOfBoundsException e) {
                throw new Failed("no such part", 7, List.of(key, Thread.State.BLOCKED), e);
            } catch (IOException e) {
                throw new Failed("broken", 8, e, null);
            }
        }

        public void end() {
            done.countDown();
        }

        public static void main(String[] args) throws Exception {
            Registry registry = LocateRegistry.createRegistry(Integer.parseInt(args[0]));
            Back back = new Back();
            registry.rebind("back", UnicastRemoteObject.exportObject(back, 0));
            System.out.println("ready");
            back.done.await();
            close(back, registry);
        }
    }

    static class Front implements Store {
        final CountDownLatch done = new CountDownLatch(1);
        final Store back;

        Front(Store back) {
            this.back = back;
        }

        public String read(String key) throws RemoteException, Failed {
            try {
                return back.read(key);
            } catch (Failed e) {
                e.addSuppressed(new IllegalStateException("seen in front: " + e.unseen));
                throw e;
            } catch (RemoteException e) {
                throw new RemoteException("behind front", e);
            }
        }

        public void end() throws RemoteException {
            back.end();
            done.countDown();
        }

        public static void main(String[] args) throws Exception {
            Front front = new Front((Store) find(args, "back"));
            LocateRegistry.getRegistry("localhost", Integer.parseInt(args[0]))
                    .rebind("front", UnicastRemoteObject.exportObject(front, 0));
            System.out.println("ready");
            front.done.await();
            close(front);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            Store store = (Store) find(args, "front");
            for (String key : new String[] {"1,2", "9,8", "x", "0,1"}) {
                try {
                    System.out.println(store.read(key));
                } catch (Failed e) {
                    System.out.println(e.getMessage() + " " + e.code + " " + e.unseen + " " + e.detail);
                    show(e, "  ");
                } catch (RemoteException e) {
                    show(e, "  ");
                } catch (RuntimeException e) {
                    show(e, "! ");
                }
            }
            store.end();
        }

        static void show(Throwable e, String indent) {
            System.out.println(indent + e + " at " + e.getStackTrace()[0].getMethodName() + " "
                    + Arrays.stream(e.getStackTrace()).anyMatch(f -> f.getClassName().endsWith("$Client")));
            for (Throwable each : e.getSuppressed()) show(each, indent + "+ ");
            if (e.getCause() != null) show(e.getCause(), indent + "- ");
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
