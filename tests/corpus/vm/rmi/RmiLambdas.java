// Lambdas that serialize are shipped and run by the callee, with copies of what they captured.
import java.io.Serializable;
import java.rmi.*;
import java.rmi.server.UnicastRemoteObject;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

public class RmiLambdas {
    interface Task<T> extends Callable<T>, Serializable {}

    interface Compute extends Remote {
        <T> T run(Task<T> task) throws Exception;

        <A, B> List<B> map(List<A> list, Function<A, B> function) throws RemoteException;

        IntBinaryOperator adder(int bias) throws RemoteException;
    }

    static class Engine implements Compute {
        public <T> T run(Task<T> task) throws Exception {
            return task.call();
        }

        public <A, B> List<B> map(List<A> list, Function<A, B> function) {
            List<B> mapped = new ArrayList<>();
            for (A a : list) mapped.add(function.apply(a));
            return mapped;
        }

        public IntBinaryOperator adder(int bias) {
            return (IntBinaryOperator & Serializable) (a, b) -> a + b + bias;
        }
    }

    public static void main(String[] args) throws Exception {
        Engine engine = new Engine();
        Compute stub = (Compute) UnicastRemoteObject.exportObject(engine, 0);
        List<Integer> seen = new ArrayList<>(List.of(1));
        System.out.println(stub.run(() -> {
            seen.add(2);
            return seen.toString();
        }) + " " + seen);
        System.out.println(stub.map(List.of("one", "three"), (Function<String, Integer> & Serializable) String::length));
        System.out.println(stub.adder(100).applyAsInt(1, 2));
        try {
            stub.map(List.of(1), x -> x + 1);
        } catch (MarshalException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getClass().getSimpleName());
        }
        UnicastRemoteObject.unexportObject(engine, true);
    }
}
