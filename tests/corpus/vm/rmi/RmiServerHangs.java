// A server that still waits for something of its own when nobody can call any more is not idle, it hangs.
//@ expect: blocked
//@ message: deadlock
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.concurrent.CountDownLatch;

public class RmiServerHangs {
    interface Service extends Remote {
        void stop() throws RemoteException;
    }

    static final CountDownLatch STOPPED = new CountDownLatch(1);

    static class Server implements Service {
        public void stop() {
            STOPPED.countDown();
        }
    }

    public static void main(String[] args) throws Exception {
        UnicastRemoteObject.exportObject(new Server(), 0);
        STOPPED.await();
    }
}
