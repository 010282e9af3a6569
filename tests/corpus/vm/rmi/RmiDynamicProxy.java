// Proxies of the program serialize with their handlers, and work on the other side.
import java.io.Serializable;
import java.lang.reflect.*;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiDynamicProxy {
    interface Greeter {
        String greet(String name);
    }

    static class Handler implements InvocationHandler, Serializable {
        int calls;

        public Object invoke(Object proxy, Method method, Object[] args) {
            return method.getName() + " " + args[0] + " " + ++calls;
        }
    }

    interface Service extends Remote {
        String use(Greeter greeter) throws RemoteException;
    }

    static class Server implements Service {
        public String use(Greeter greeter) {
            greeter.greet("first");
            return greeter.greet("second");
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Handler handler = new Handler();
        Greeter greeter = (Greeter) Proxy.newProxyInstance(Greeter.class.getClassLoader(), new Class<?>[] {Greeter.class}, handler);
        System.out.println(stub.use(greeter) + ", here " + handler.calls);
        UnicastRemoteObject.unexportObject(server, true);
    }
}
