//! A server and its clients as Java. Each process is a class of its own with a method `serve` or
//! `call` that gives what the process prints.

use super::{Purpose, Writer, taken};
use crate::generate::program::Program;

const HANDLER: &str = "\
static class WINDEX extends Thread {
    final Socket s;

    WINDEX(Socket s) {
        this.s = s;
    }

    public void run() {
        tINDEX(s);
    }
}
";

/// All processes in one virtual machine, each in a thread.
const STRESS: &str = "\
public static String run() throws Throwable {
    port = Stress.port();
    listening = new CountDownLatch(IN_ORDER);
    Server.shared = 0;
    FutureTask<String> server = new FutureTask<>(Server::serve);
    new Thread(server).start();
";

/// A process that ends closes what it left open: a handler that failed has not closed its socket.
const KEPT: &str = "\
static final List<Socket> kept = new CopyOnWriteArrayList<>();

static Socket keep(Socket s) {
    kept.add(s);
    return s;
}
";

impl Writer {
    pub(super) fn system(&mut self, program: &Program, concurrent: bool, in_order: bool) {
        let clients = program.clients();
        let stress = self.purpose == Purpose::Stress;
        let (handlers, callers) = program.threads.split_at(clients);
        if stress {
            self.line(1, "static int port;");
            self.line(1, "static CountDownLatch listening;");
            self.line(0, "");
        }
        let port = if stress { "port" } else { "9000" };
        self.line(1, "static class Server {");
        self.line(2, "static final Object lock = new Object();");
        self.line(2, "static int shared;");
        let names: Vec<String> = (0..clients).map(|index| format!("R{index}")).collect();
        self.line(2, &format!("static long {};", names.join(", ")));
        self.line(0, "");
        for (index, handler) in handlers.iter().enumerate() {
            self.line(2, &format!("static void t{index}(Socket s) {{"));
            self.line(3, "long r = 1;");
            self.line(3, "try {");
            self.conversation(&handler.body, 4);
            self.line(3, "} catch (Exception e) {");
            self.line(4, &taken("code(e)"));
            self.line(3, "}");
            self.line(3, &format!("R{index} = r;"));
            self.line(2, "}");
            self.line(0, "");
            if concurrent {
                self.lines(2, &HANDLER.replace("INDEX", &index.to_string()));
                self.line(0, "");
            }
        }
        let accepted = if stress { "keep(listener.accept())" } else { "listener.accept()" };
        if stress {
            self.lines(2, KEPT);
            self.line(0, "");
        }
        self.line(2, "static String serve() throws Exception {");
        self.line(3, &format!("try (ServerSocket listener = new ServerSocket({port})) {{"));
        if stress {
            self.line(4, "listening.countDown();");
        }
        for index in 0..clients {
            match concurrent {
                true => {
                    self.line(4, &format!("Thread w{index} = new W{index}({accepted});"));
                    self.line(4, &format!("w{index}.start();"));
                }
                false => self.line(4, &format!("t{index}({accepted});")),
            }
        }
        for index in 0..if concurrent { clients } else { 0 } {
            self.line(4, &format!("w{index}.join();"));
        }
        self.line(3, "}");
        if stress {
            self.line(3, "for (Socket s : kept) s.close();");
            self.line(3, "kept.clear();");
        }
        let shown: Vec<String> =
            (0..clients).map(|index| format!("Long.toHexString(R{index})")).collect();
        self.line(3, &format!("return {} + \" \" + shared;", shown.join(" + \" \" + ")));
        self.line(2, "}");
        self.main(2, "serve");
        self.line(1, "}");
        for (index, caller) in callers.iter().enumerate() {
            self.line(0, "");
            self.line(1, &format!("static class Client{index} {{"));
            self.line(2, "static String call() {");
            self.line(3, "long r = 1;");
            self.line(3, &format!("try (Socket s = new Socket(\"localhost\", {port})) {{"));
            self.conversation(&caller.body, 4);
            self.line(3, "} catch (Exception e) {");
            self.line(4, &taken("code(e)"));
            self.line(3, "}");
            self.line(3, "return Long.toHexString(r);");
            self.line(2, "}");
            self.main(2, "call");
            self.line(1, "}");
        }
        if stress {
            self.line(0, "");
            self.stress(clients, in_order);
        }
    }

    /// What is said on one connection, and its end.
    fn conversation(&mut self, body: &[crate::generate::program::Statement], depth: usize) {
        self.line(depth, "java.io.InputStream in = s.getInputStream();");
        self.line(depth, "java.io.OutputStream out = s.getOutputStream();");
        self.body(body, depth);
        self.line(depth, "s.close();");
    }

    fn main(&mut self, depth: usize, method: &str) {
        if self.purpose == Purpose::Check {
            self.line(0, "");
            self.line(depth, "public static void main(String[] args) throws Exception {");
            self.line(depth + 1, &format!("System.out.println({method}());"));
            self.line(depth, "}");
        }
    }

    fn stress(&mut self, clients: usize, in_order: bool) {
        self.lines(1, &STRESS.replace("IN_ORDER", if in_order { "1" } else { "0" }));
        self.line(2, "listening.await();");
        for index in 0..clients {
            let task = format!("c{index} = new FutureTask<>(Client{index}::call)");
            self.line(2, &format!("FutureTask<String> {task};"));
        }
        for index in 0..clients {
            self.line(2, &format!("new Thread(c{index}).start();"));
        }
        let parts: Vec<String> = (0..clients)
            .map(|index| format!(" + \"\\n[client{index}] \" + c{index}.get()"))
            .collect();
        self.line(2, &format!("return \"[server] \" + server.get(){};", parts.concat()));
        self.line(1, "}");
    }
}
