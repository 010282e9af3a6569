// A server and its clients in one process: connections without end, none of which is closed. A host has some ten
// thousand ports for clients; the next `connect` fails.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.net.BindException
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive the memory limit was reached
public class FloodOfSockets {
    public static void main(String[] args) throws Exception {
        var kept = new java.util.ArrayList<Object>();
        var server = new java.net.ServerSocket(0, 1000);
        while (true) {
            var client = new java.net.Socket("localhost", server.getLocalPort());
            var accepted = server.accept();
            client.getOutputStream().write(new byte[10_000]);
            kept.add(client);
            kept.add(accepted);
        }
    }
}
