// A bank with concurrent transfers through executors; totals, audits and rejections come out the same on every schedule.
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.Collectors;

public class BankSimulation {
    static class InsufficientFunds extends Exception {
        private static final long serialVersionUID = 1L;
        final int account;

        InsufficientFunds(int account, long wanted) {
            super("account " + account + " cannot pay " + cents(wanted));
            this.account = account;
        }
    }

    enum Kind {
        CHECKING(0), SAVINGS(25), BUSINESS(5);

        final int basisPoints;

        Kind(int bp) {
            basisPoints = bp;
        }
    }

    static String cents(long c) {
        return BigDecimal.valueOf(c, 2).toPlainString();
    }

    static final class Account {
        final int id;
        final Kind kind;
        private long balance;
        private int operations;

        Account(int id, Kind kind, long opening) {
            this.id = id;
            this.kind = kind;
            this.balance = opening;
        }

        synchronized void deposit(long amount) {
            if (amount <= 0) throw new IllegalArgumentException("deposit of " + amount);
            balance += amount;
            operations++;
            notifyAll();
        }

        synchronized void withdraw(long amount) throws InsufficientFunds {
            if (balance < amount) throw new InsufficientFunds(id, amount);
            balance -= amount;
            operations++;
        }

        synchronized void awaitAndWithdraw(long amount) throws InterruptedException {
            while (balance < amount) wait();
            balance -= amount;
            operations++;
        }

        synchronized long balance() {
            return balance;
        }

        synchronized long accrue() {
            BigDecimal interest = BigDecimal.valueOf(balance).multiply(BigDecimal.valueOf(kind.basisPoints)).divide(BigDecimal.valueOf(10_000), 0, RoundingMode.HALF_EVEN);
            balance += interest.longValueExact();
            return interest.longValueExact();
        }
    }

    static final class Bank {
        private final Map<Integer, Account> accounts = new ConcurrentHashMap<>();
        private final ReentrantReadWriteLock audit = new ReentrantReadWriteLock(true);
        final LongAdder moved = new LongAdder();
        final AtomicInteger transfers = new AtomicInteger();

        Account open(int id, Kind kind, long opening) {
            Account a = new Account(id, kind, opening);
            if (accounts.putIfAbsent(id, a) != null) throw new IllegalStateException("account " + id + " exists");
            return a;
        }

        void transfer(int from, int to, long amount) throws InsufficientFunds {
            if (from == to) return;
            Account a = accounts.get(from);
            Account b = accounts.get(to);
            Account first = from < to ? a : b;
            Account second = from < to ? b : a;
            audit.readLock().lock();
            try {
                synchronized (first) {
                    synchronized (second) {
                        a.withdraw(amount);
                        b.deposit(amount);
                    }
                }
                moved.add(amount);
                transfers.incrementAndGet();
            } finally {
                audit.readLock().unlock();
            }
        }

        long total() {
            audit.writeLock().lock();
            try {
                return accounts.values().stream().mapToLong(Account::balance).sum();
            } finally {
                audit.writeLock().unlock();
            }
        }
    }

    record Order(int from, int to, long amount) { }

    static List<Order> orders(long seed, int n, int accounts) {
        Random r = new Random(seed);
        List<Order> out = new ArrayList<>(n);
        for (int i = 0; i < n; i++) out.add(new Order(r.nextInt(accounts), r.nextInt(accounts), 1 + r.nextInt(500)));
        return out;
    }

    public static void main(String[] args) throws Exception {
        Bank bank = new Bank();
        int n = 12;
        for (int i = 0; i < n; i++) bank.open(i, Kind.values()[i % 3], 1_000_000);
        try {
            bank.open(3, Kind.SAVINGS, 5);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("opening total " + cents(bank.total()));

        // rich accounts: no transfer can fail, so the final balances do not depend on the order
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Long>> done = new ArrayList<>();
        for (int w = 0; w < 6; w++) {
            List<Order> work = orders(w, 150, n);
            done.add(pool.submit(() -> {
                long sum = 0;
                for (Order o : work) {
                    bank.transfer(o.from(), o.to(), o.amount());
                    if (o.from() != o.to()) sum += o.amount();
                    if (o.amount() % 50 == 0) Thread.yield();
                }
                return sum;
            }));
        }
        boolean steady = true;
        for (int i = 0; i < 5; i++) steady &= bank.total() == 12_000_000L;
        long moved = 0;
        for (Future<Long> f : done) moved += f.get();
        System.out.println("audits steady " + steady + " moved " + cents(moved) + " agrees " + (moved == bank.moved.sum()) + " transfers " + bank.transfers);
        new TreeMap<>(bank.accounts).forEach((id, a) -> System.out.println("  " + id + " " + a.kind + " " + cents(a.balance()) + " after " + a.operations));

        // one worker per account for interest
        List<Callable<Long>> accruals = new TreeMap<>(bank.accounts).values().stream().<Callable<Long>>map(a -> a::accrue).collect(Collectors.toList());
        long interest = 0;
        for (Future<Long> f : pool.invokeAll(accruals)) interest += f.get();
        System.out.println("interest " + cents(interest) + " total " + cents(bank.total()));

        // failing transfers surface through futures
        Future<?> failing = pool.submit(() -> {
            bank.transfer(0, 1, 999_999_999L);
            return null;
        });
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getClass().getSimpleName() + ": " + e.getCause().getMessage());
        }
        Future<?> illegal = pool.submit(() -> bank.accounts.get(0).deposit(-5));
        try {
            illegal.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }

        // a customer who waits for salary
        Account poor = bank.open(100, Kind.CHECKING, 0);
        Thread shopper = new Thread(() -> {
            try {
                poor.awaitAndWithdraw(2_500);
                System.out.println("shopper paid, left " + cents(poor.balance()));
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        }, "shopper");
        shopper.start();
        for (int i = 0; i < 5; i++) {
            if (shopper.isAlive() && i == 4) System.out.println("last salary");
            poor.deposit(500);
        }
        shopper.join();

        // completable futures: statements per kind
        Map<Kind, CompletableFuture<Long>> byKind = new TreeMap<>();
        for (Kind k : Kind.values()) byKind.put(k, CompletableFuture.supplyAsync(() -> bank.accounts.values().stream().filter(a -> a.kind == k).mapToLong(Account::balance).sum(), pool));
        CompletableFuture.allOf(byKind.values().toArray(new CompletableFuture[0])).join();
        byKind.forEach((k, f) -> System.out.println(k + " " + cents(f.join())));
        System.out.println("richest " + bank.accounts.values().stream().max(Comparator.comparingLong(Account::balance).thenComparing(a -> a.id)).map(a -> a.id + " " + cents(a.balance())).orElse("none"));
        pool.shutdown();
        System.out.println("terminated " + pool.awaitTermination(10, TimeUnit.SECONDS));
    }
}
