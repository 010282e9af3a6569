// Every primitive type and its wrapper, as argument and as result.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiPrimitives {
    interface Service extends Remote {
        boolean not(boolean x) throws RemoteException;

        byte next(byte x) throws RemoteException;

        char next(char x) throws RemoteException;

        short next(short x) throws RemoteException;

        int next(int x) throws RemoteException;

        long next(long x) throws RemoteException;

        float half(float x) throws RemoteException;

        double half(double x) throws RemoteException;

        Object same(Object x) throws RemoteException;

        void nothing() throws RemoteException;

        String all(boolean a, byte b, char c, short d, int e, long f, float g, double h, String i) throws RemoteException;
    }

    static class Server implements Service {
        public boolean not(boolean x) { return !x; }

        public byte next(byte x) { return ++x; }

        public char next(char x) { return ++x; }

        public short next(short x) { return ++x; }

        public int next(int x) { return ++x; }

        public long next(long x) { return ++x; }

        public float half(float x) { return x / 2; }

        public double half(double x) { return x / 2; }

        public Object same(Object x) { return x; }

        public void nothing() {}

        public String all(boolean a, byte b, char c, short d, int e, long f, float g, double h, String i) {
            return a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + i;
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        System.out.println(stub.not(true) + " " + stub.next((byte) 127) + " " + stub.next('a') + " " + stub.next((short) -1));
        System.out.println(stub.next(Integer.MAX_VALUE) + " " + stub.next(1L << 40) + " " + stub.half(3f) + " " + stub.half(Double.NaN));
        for (Object x : new Object[] {true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "text", null, "\u00e4\ud83d\ude00"}) {
            Object y = stub.same(x);
            System.out.println(y + " " + (y == null ? null : y.getClass().getSimpleName()) + " " + (x == null ? y == null : x.equals(y)));
        }
        stub.nothing();
        System.out.println(stub.all(true, (byte) 1, '2', (short) 3, 4, 5L, 6f, 7d, "eight"));
        UnicastRemoteObject.unexportObject(server, true);
    }
}
