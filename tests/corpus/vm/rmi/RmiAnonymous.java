// Remote objects of anonymous classes and of lambdas: a lambda can be exported as well.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiAnonymous {
    interface Adder extends Remote {
        int add(int a, int b) throws RemoteException;
    }

    public static void main(String[] args) throws Exception {
        int bias = args.length + 100;
        Adder anonymous = new Adder() {
            private int calls;

            @Override
            public int add(int a, int b) {
                return a + b + bias + 1000 * ++calls;
            }
        };
        Adder lambda = (a, b) -> a + b + bias;
        Adder first = (Adder) UnicastRemoteObject.exportObject(anonymous, 0);
        Adder second = (Adder) UnicastRemoteObject.exportObject(lambda, 0);
        System.out.println(first.add(1, 2) + " " + first.add(3, 4) + " " + second.add(5, 6));
        UnicastRemoteObject.unexportObject(anonymous, true);
        UnicastRemoteObject.unexportObject(lambda, true);
    }
}
