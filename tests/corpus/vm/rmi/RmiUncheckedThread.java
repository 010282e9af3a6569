// What remote methods print and throw belongs to the callee's thread: the handler goes on with the next call.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiUncheckedThread {
    interface Service extends Remote {
        int next(boolean fail) throws RemoteException;
    }

    static class Server implements Service {
        static final ThreadLocal<Integer> LAST = new ThreadLocal<>();
        int count;

        public int next(boolean fail) {
            count++;
            if (fail) throw new ArithmeticException("failed at " + count);
            System.out.println("call " + count + " " + Thread.currentThread().isDaemon());
            return count;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.out.println("uncaught " + e));
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        for (int i = 0; i < 4; i++) {
            try {
                System.out.println("got " + stub.next(i % 2 == 1));
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
        UnicastRemoteObject.unexportObject(server, true);
    }
}
