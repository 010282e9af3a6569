// A stub called through reflection and through method handles.
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiReflection {
    public interface Service extends Remote {
        int divide(int a, int b) throws RemoteException;
    }

    static class Server implements Service {
        public int divide(int a, int b) {
            return a / b;
        }
    }

    public static void main(String[] args) throws Throwable {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        Method method = Service.class.getMethod("divide", int.class, int.class);
        System.out.println(method.invoke(stub, 7, 2));
        try {
            method.invoke(stub, 1, 0);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        MethodHandle handle = MethodHandles.lookup().findVirtual(Service.class, "divide", MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) handle.invoke(stub, 9, 3));
        UnicastRemoteObject.unexportObject(server, true);
    }
}
