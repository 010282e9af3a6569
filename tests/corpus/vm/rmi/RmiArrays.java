// Arrays of all sorts are copied, with their class and their sharing; a large one takes many packets.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.Arrays;

public class RmiArrays {
    interface Service extends Remote {
        int[] sorted(int[] numbers) throws RemoteException;

        int[][] transposed(int[][] matrix) throws RemoteException;

        Object[] back(Object[] objects) throws RemoteException;

        long sum(byte[] bytes) throws RemoteException;

        byte[] bytes(int count) throws RemoteException;

        String joined(String... words) throws RemoteException;
    }

    static class Server implements Service {
        public int[] sorted(int[] numbers) {
            Arrays.sort(numbers);
            return numbers;
        }

        public int[][] transposed(int[][] m) {
            int[][] t = new int[m[0].length][m.length];
            for (int i = 0; i < m.length; i++) for (int j = 0; j < m[0].length; j++) t[j][i] = m[i][j];
            return t;
        }

        public Object[] back(Object[] objects) {
            Object[] back = objects.clone();
            for (int i = 0; i < back.length; i++) back[i] = objects[back.length - 1 - i];
            return back;
        }

        public long sum(byte[] bytes) {
            long sum = 0;
            for (byte b : bytes) sum += b;
            return sum;
        }

        public byte[] bytes(int count) {
            byte[] bytes = new byte[count];
            for (int i = 0; i < count; i++) bytes[i] = (byte) (i * 7);
            return bytes;
        }

        public String joined(String... words) {
            return String.join("+", words);
        }
    }

    public static void main(String[] args) throws Exception {
        Server server = new Server();
        Service stub = (Service) UnicastRemoteObject.exportObject(server, 0);
        int[] mine = {3, 1, 2};
        System.out.println(Arrays.toString(stub.sorted(mine)) + " " + Arrays.toString(mine));
        System.out.println(Arrays.deepToString(stub.transposed(new int[][] {{1, 2, 3}, {4, 5, 6}})));
        int[] row = {9};
        int[][] shared = stub.transposed(new int[][] {row, row});
        System.out.println(Arrays.deepToString(shared));
        Object[] back = stub.back(new String[] {"a", "b", null});
        System.out.println(Arrays.toString(back) + " " + back.getClass().getSimpleName());
        back = stub.back(new Object[] {row, row, new int[0][0]});
        System.out.println((back[1] == back[2]) + " " + back[0].getClass().getSimpleName());
        byte[] large = stub.bytes(100_000);
        System.out.println(large.length + " " + stub.sum(large) + " " + server.sum(large));
        System.out.println(stub.joined() + "|" + stub.joined("x") + "|" + stub.joined("x", "y", "z"));
        UnicastRemoteObject.unexportObject(server, true);
    }
}
