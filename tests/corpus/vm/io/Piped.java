// Piped streams between threads: transfer, dead ends, broken pipes.
import java.io.*;
import java.util.*;

public class Piped {
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(16);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread w = new Thread(() -> {
            try (DataOutputStream d = new DataOutputStream(out)) {
                for (int i = 0; i < 50; i++) d.writeUTF("message " + i);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        w.start();
        int n = 0;
        int h = 0;
        DataInputStream d = new DataInputStream(in);
        try {
            while (true) {
                h = h * 31 + d.readUTF().hashCode();
                n++;
            }
        } catch (EOFException e) {
            System.out.println(n + " messages " + h);
        }
        w.join();
        PipedWriter pw = new PipedWriter();
        PipedReader pr = new PipedReader(pw, 4);
        Thread t = new Thread(() -> {
            try (PrintWriter p = new PrintWriter(pw)) {
                for (int i = 0; i < 5; i++) p.println("line " + i);
            }
        });
        t.start();
        System.out.println(new BufferedReader(pr).lines().toList());
        t.join();
        // three stages
        PipedOutputStream o1 = new PipedOutputStream();
        PipedInputStream i1 = new PipedInputStream(o1);
        PipedOutputStream o2 = new PipedOutputStream();
        PipedInputStream i2 = new PipedInputStream(o2);
        Thread gen = new Thread(() -> {
            try (o1) {
                for (int i = 1; i <= 100; i++) o1.write(i);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        Thread dbl = new Thread(() -> {
            try (o2) {
                for (int b; (b = i1.read()) != -1; ) if (b % 2 == 0) o2.write(b / 2);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        gen.start();
        dbl.start();
        int sum = 0;
        for (int b; (b = i2.read()) != -1; ) sum += b;
        System.out.println("sum " + sum);
        gen.join();
        dbl.join();
        try {
            new PipedInputStream().read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new PipedOutputStream().write(1);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            out.connect(new PipedInputStream());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PipedOutputStream lone = new PipedOutputStream();
        PipedInputStream li = new PipedInputStream(lone);
        lone.write(new byte[] {1, 2, 3});
        System.out.println(li.available() + " " + li.read() + " " + li.available());
        li.close();
        try {
            lone.write(1);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        PipedOutputStream dead = new PipedOutputStream();
        PipedInputStream di = new PipedInputStream(dead);
        Thread dying = new Thread(() -> {
            try {
                dead.write(7);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        dying.start();
        dying.join();
        System.out.println(di.read());
        try {
            di.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
