// Thread names, default numbering, priorities, ids, toString and currentThread.
public class NamesAndPriorities {
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> { });
        Thread b = new Thread(() -> { });
        Thread named = new Thread("named");
        Thread c = new Thread(() -> { });
        System.out.println(a.getName().startsWith("Thread-") + " " + (number(b) - number(a)) + " " + (number(c) - number(b)));
        System.out.println(named.getName() + " " + named.getPriority());
        named.setName("renamed");
        named.setPriority(Thread.MAX_PRIORITY);
        System.out.println(named.getName() + " " + named.getPriority() + " " + Thread.MIN_PRIORITY + Thread.NORM_PRIORITY + Thread.MAX_PRIORITY);
        Thread.currentThread().setPriority(7);
        Thread inherits = new Thread(() -> {
            Thread t = Thread.currentThread();
            System.out.println("inside: " + t.getName() + " priority " + t.getPriority() + " daemon " + t.isDaemon() + " id differs " + (t.getId() != 1) + " interrupted " + t.isInterrupted());
            t.setName("changed inside");
        }, "inherits");
        inherits.start();
        inherits.join();
        System.out.println("after: " + inherits.getName());
        Thread.currentThread().setName("boss");
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().getPriority() + " id " + Thread.currentThread().getId());
        System.out.println(a.getId() != b.getId());
        String s = new Thread(null, null, "odd,name", 1 << 16).toString();
        System.out.println(s.startsWith("Thread[") + " " + s.contains("odd,name") + " " + s.endsWith("main]"));
        Thread empty = new Thread("");
        System.out.println("[" + empty.getName() + "]");
        empty.start();
        empty.join();
        class Sub extends Thread {
            @Override
            public void run() {
                System.out.println("sub " + (this == Thread.currentThread()) + " " + getName().equals(Thread.currentThread().getName()));
            }

            @Override
            public String toString() {
                return "Sub!";
            }
        }
        Sub sub = new Sub();
        sub.start();
        sub.join();
        System.out.println(sub);
        Runnable asRunnable = new Sub();
        Thread wrapper = new Thread(asRunnable, "wrapper") {
            @Override
            public void run() {
                System.out.println("before");
                super.run();
                System.out.println("after");
            }
        };
        wrapper.start();
        wrapper.join();
        ClassLoader cl = new Thread().getContextClassLoader();
        System.out.println(cl == Thread.currentThread().getContextClassLoader());
        Thread noCl = new Thread(() -> System.out.println("context loader " + Thread.currentThread().getContextClassLoader()));
        noCl.setContextClassLoader(null);
        noCl.start();
        noCl.join();
    }

    static int number(Thread t) {
        return Integer.parseInt(t.getName().substring(7));
    }
}
