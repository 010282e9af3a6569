// The sockets of an exported object are those of TLS. Where a call is one message there is no place for the handshake.
//@ unreduced: no
//@ reason: remote calls over TLS
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.UnicastRemoteObject;
import javax.rmi.ssl.SslRMIClientSocketFactory;
import javax.rmi.ssl.SslRMIServerSocketFactory;

public class CallsOverTls {
    interface Service extends Remote {
        void serve() throws RemoteException;
    }

    public static void main(String[] args) throws Exception {
        Service service = () -> {};
        Remote stub = UnicastRemoteObject.exportObject(
                service, 0, new SslRMIClientSocketFactory(), new SslRMIServerSocketFactory());
        ((Service) stub).serve();
    }
}
