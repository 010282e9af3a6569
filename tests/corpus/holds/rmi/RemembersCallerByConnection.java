// A server remembers who called in a thread-local variable. Where the calls of one client thread run in one thread,
// which the JDK does as long as the connection is not idle for long, that goes unnoticed: calls:new finds it.
//@ unreduced: no
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class RemembersCallerByConnection {
    interface Login extends Remote {
        void login(String name) throws RemoteException;

        String who() throws RemoteException;
    }

    static class LoginImpl implements Login {
        private final ThreadLocal<String> name = new ThreadLocal<>();

        public void login(String name) {
            this.name.set(name);
        }

        public String who() {
            return name.get();
        }
    }

    public static void main(String[] args) throws Exception {
        Login login = (Login) UnicastRemoteObject.exportObject(new LoginImpl(), 0);
        login.login("me");
        assert "me".equals(login.who());
    }
}
