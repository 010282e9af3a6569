// A process whose standard input is no socket has inherited no channel.

public class NothingInherited {
    public static void main(String[] args) throws Exception {
        System.out.println(System.inheritedChannel());
    }
}
