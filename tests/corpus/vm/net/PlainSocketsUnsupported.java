//@ jdk-max: 17
//@ flags: -Djdk.net.usePlainSocketImpl=true
//@ expect: unsupported
//@ message: -Djdk.net.usePlainSocketImpl
// The sockets that JDK 13 replaced are refused by the name of the property that asks for them.

public class PlainSocketsUnsupported {
    public static void main(String[] args) throws Exception {
        new java.net.ServerSocket(0).close();
    }
}
