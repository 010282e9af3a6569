import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.util.concurrent.Callable;

/** Runs what it is sent: the task travels to it, and the result back. */
public interface Engine extends Remote {
    <T extends Serializable> T run(Task<T> task) throws RemoteException, TaskException;

    /** Work that can travel. */
    interface Task<T extends Serializable> extends Callable<T>, Serializable {}

    /** A task failed; what it threw travels along. */
    class TaskException extends Exception {
        private static final long serialVersionUID = 1;

        public TaskException(Throwable cause) {
            super(cause);
        }
    }
}
