// Static nested generic types: linked list, stack, pair and builder working together.
import java.util.*;
import java.util.function.*;

public class StaticNested {
    static class LinkedStack<T> implements Iterable<T> {
        private static class Node<T> { final T item; final Node<T> below; Node(T i, Node<T> b) { item = i; below = b; } }
        private Node<T> top; private int n;
        static <U> LinkedStack<U> of(List<? extends U> l) { LinkedStack<U> s = new LinkedStack<>(); l.forEach(s::push); return s; }
        LinkedStack<T> push(T t) { top = new Node<>(t, top); n++; return this; }
        T pop() { if (top == null) throw new NoSuchElementException("empty stack"); T t = top.item; top = top.below; n--; return t; }
        <R> LinkedStack<R> map(Function<? super T, ? extends R> f) { LinkedStack<R> r = new LinkedStack<>(); for (T t : this) r.push(f.apply(t)); return r; }
        void drainTo(Collection<? super T> c) { while (n > 0) c.add(pop()); }
        @Override public Iterator<T> iterator() { return new Iterator<>() { Node<T> at = top; public boolean hasNext() { return at != null; } public T next() { T t = at.item; at = at.below; return t; } }; }
        @Override public String toString() { StringJoiner j = new StringJoiner("|", "<", ">"); for (T t : this) j.add(String.valueOf(t)); return j.toString(); }
    }
    static final class Either<L, R> {
        private final L left; private final R right;
        private Either(L l, R r) { left = l; right = r; }
        static <L, R> Either<L, R> left(L l) { return new Either<>(Objects.requireNonNull(l), null); }
        static <L, R> Either<L, R> right(R r) { return new Either<>(null, Objects.requireNonNull(r)); }
        <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) { return left != null ? f.apply(left) : g.apply(right); }
        <S> Either<L, S> then(Function<? super R, Either<L, S>> f) { return left != null ? left(left) : f.apply(right); }
    }
    static class Person {
        final String name; final int age; final List<String> tags;
        private Person(Builder<?> b) { name = b.name; age = b.age; tags = List.copyOf(b.tags); }
        static abstract class Builder<B extends Builder<B>> { String name = "?"; int age; final List<String> tags = new ArrayList<>(); abstract B self(); B name(String n) { name = n; return self(); } B age(int a) { age = a; return self(); } B tag(String... t) { tags.addAll(Arrays.asList(t)); return self(); } Person build() { return new Person(this); } }
        static class Plain extends Builder<Plain> { Plain self() { return this; } }
        @Override public String toString() { return name + age + tags; }
    }
    static class Staff extends Person { final String job; Staff(SB b) { super(b); job = b.job; } static class SB extends Builder<SB> { String job; SB self() { return this; } SB job(String j) { job = j; return this; } @Override Staff build() { return new Staff(this); } } @Override public String toString() { return super.toString() + "@" + job; } }
    static Either<String, Integer> parse(String s) { try { return Either.right(Integer.parseInt(s)); } catch (NumberFormatException e) { return Either.left("bad " + s); } }
    static Either<String, Integer> half(int n) { return n % 2 == 0 ? Either.right(n / 2) : Either.left("odd " + n); }

    public static void main(String[] args) {
        LinkedStack<Integer> s = LinkedStack.of(List.of(1, 2, 3));
        System.out.println(s + " " + s.pop() + s.push(9).push(8) + s.map(x -> "v" + x) + s.n);
        List<Number> sink = new ArrayList<>(List.of(0.5));
        s.drainTo(sink);
        System.out.println(sink + " " + s);
        try { s.pop(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        LinkedStack<Object> mixed = LinkedStack.of(Arrays.asList("x", null, 2.5, List.of()));
        System.out.println(mixed);
        for (String t : new String[] {"84", "21", "x", "42"}) System.out.print(parse(t).then(StaticNested::half).then(StaticNested::half).<String>fold(l -> "L:" + l, r -> "R:" + r) + " ");
        System.out.println();
        System.out.println(new Person.Plain().name("Ann").age(3).tag("a", "b").build() + " " + new Staff.SB().name("Bob").job("cook").tag().age(40).build() + " " + new Staff.SB().build().job);
        System.out.println(LinkedStack.Node.class.getName() + " " + new LinkedStack<String>().getClass().getTypeParameters().length);
    }
}
