// A server remembers who called in a thread-local variable. RMI promises nothing about the threads of calls: where each
// call has a thread of its own, it is gone.
//@ unreduced: no
//@ kinds: assertion-failure
//@ flags: --rmi calls:new
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;

public class RemembersCallerByThread {
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
        assert "me".equals(login.who()); //~ assertion-failure
    }
}
