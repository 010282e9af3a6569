// The trace of an exception has the callee's frames first and the caller's behind them.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;

public class RmiStackTraces {
    interface Service extends Remote {
        void fail() throws RemoteException;
    }

    static class Server implements Service {
        public void fail() {
            deeper();
        }

        private void deeper() {
            throw new IllegalStateException("here");
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        try {
            stub.fail();
        } catch (IllegalStateException e) {
            List<String> own = new ArrayList<>();
            for (StackTraceElement at : e.getStackTrace()) {
                if (at.getClassName().startsWith("RmiStackTraces")) own.add(at.getClassName() + "." + at.getMethodName());
            }
            System.out.println(own);
        }
        UnicastRemoteObject.unexportObject(server, true);
    }
}
