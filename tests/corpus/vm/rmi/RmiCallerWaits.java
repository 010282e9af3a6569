// Two calls meet in one object: the first waits inside it for the second.
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;

public class RmiCallerWaits {
    interface Cell extends Remote {
        String take() throws RemoteException, InterruptedException;

        void put(String text) throws RemoteException;
    }

    static class CellImpl implements Cell {
        private String text;

        public synchronized String take() throws InterruptedException {
            while (text == null) wait();
            String taken = text;
            text = null;
            return taken;
        }

        public synchronized void put(String text) {
            this.text = text;
            notifyAll();
        }
    }

    public static void main(String[] args) throws Exception {
        CellImpl cell = new CellImpl();
        Cell stub = (Cell) UnicastRemoteObject.exportObject(cell, 0);
        Thread taker = new Thread(() -> {
            try {
                System.out.println("took " + stub.take());
            } catch (Exception e) {
                e.printStackTrace();
            }
        });
        taker.start();
        Thread.sleep(50);
        stub.put("something");
        taker.join();
        UnicastRemoteObject.unexportObject(cell, true);
    }
}
