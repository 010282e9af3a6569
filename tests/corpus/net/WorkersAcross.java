// A master starts its workers as children, which connect back to it; one of them fails and is started again.
//@ process: master = WorkersAcross$Master {port}
//@ process: watcher = WorkersAcross$Watcher {port}
import java.io.*;
import java.net.*;
import java.util.*;

public class WorkersAcross {
    static class Master {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                Socket watcher = listener.accept();
                PrintWriter told = new PrintWriter(watcher.getOutputStream(), true);
                int sum = 0;
                for (int i = 0; i < 3; ) {
                    Process child = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-cp", System.getProperty("java.class.path"),
                            Worker.class.getName(), args[0], "" + i).redirectErrorStream(true).start();
                    Socket worker = listener.accept();
                    String line = new BufferedReader(new InputStreamReader(worker.getInputStream())).readLine();
                    int status = child.waitFor();
                    told.println(i + " " + line + " " + status + " " + new String(child.getInputStream().readAllBytes()).trim());
                    if (status == 0) {
                        sum += Integer.parseInt(line);
                        i++;
                    } else {
                        new File("tried").createNewFile();
                    }
                    worker.close();
                }
                new File("tried").delete();
                told.println(sum);
                watcher.close();
            }
        }
    }

    static class Worker {
        public static void main(String[] args) throws Exception {
            int number = Integer.parseInt(args[1]);
            try (Socket master = new Socket("localhost", Integer.parseInt(args[0]))) {
                if (number == 1 && !new File("tried").exists()) {
                    System.err.println("worker 1 has no luck");
                    System.exit(9);
                }
                master.getOutputStream().write((number * 11 + "\n").getBytes());
            }
            System.out.println("done " + number);
        }
    }

    static class Watcher {
        public static void main(String[] args) throws Exception {
            try (Socket master = new Socket("localhost", Integer.parseInt(args[0]))) {
                new BufferedReader(new InputStreamReader(master.getInputStream())).lines().forEach(System.out::println);
            }
        }
    }
}
