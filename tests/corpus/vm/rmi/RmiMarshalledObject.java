// A MarshalledObject is a deep copy of its own; each get makes another.
import java.rmi.MarshalledObject;
import java.util.*;

public class RmiMarshalledObject {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(List.of("a"));
        MarshalledObject<List<String>> marshalled = new MarshalledObject<>(list);
        list.add("b");
        System.out.println(marshalled.get() + " " + (marshalled.get() == marshalled.get()));
        System.out.println(marshalled.equals(new MarshalledObject<>(new ArrayList<>(List.of("a")))));
        System.out.println(marshalled.hashCode() == new MarshalledObject<>(new ArrayList<>(List.of("a"))).hashCode());
        System.out.println(new MarshalledObject<>(null).get());
    }
}
