// A small language: tokenizer, recursive-descent compiler to byte code, and a stack machine with calls.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.LongBinaryOperator;

public class ToyVm {
    enum Kind {
        NUM, ID, OP, KEY, EOF
    }

    record Token(Kind kind, String text, int line) {
        boolean is(String s) {
            return (kind == Kind.OP || kind == Kind.KEY) && text.equals(s);
        }
    }

    static final class SyntaxError extends RuntimeException {
        private static final long serialVersionUID = 1L;

        SyntaxError(int line, String m) {
            super("line " + line + ": " + m);
        }
    }

    static final class Lexer implements Iterator<Token> {
        private static final List<String> KEYS = List.of("fun", "if", "else", "while", "return", "var", "print");
        private final String src;
        private int pos;
        private int line = 1;
        private boolean ended;

        Lexer(String src) {
            this.src = src;
        }

        @Override
        public boolean hasNext() {
            return !ended;
        }

        @Override
        public Token next() {
            if (ended) throw new NoSuchElementException();
            while (pos < src.length()) {
                char c = src.charAt(pos);
                if (c == '\n') line++;
                if (Character.isWhitespace(c)) {
                    pos++;
                } else if (c == '#') {
                    while (pos < src.length() && src.charAt(pos) != '\n') pos++;
                } else {
                    break;
                }
            }
            if (pos >= src.length()) {
                ended = true;
                return new Token(Kind.EOF, "end", line);
            }
            int start = pos;
            char c = src.charAt(pos);
            if (Character.isDigit(c)) {
                while (pos < src.length() && Character.isLetterOrDigit(src.charAt(pos))) pos++;
                return new Token(Kind.NUM, src.substring(start, pos), line);
            }
            if (Character.isLetter(c) || c == '_') {
                while (pos < src.length() && (Character.isLetterOrDigit(src.charAt(pos)) || src.charAt(pos) == '_')) pos++;
                String w = src.substring(start, pos);
                return new Token(KEYS.contains(w) ? Kind.KEY : Kind.ID, w, line);
            }
            for (String two : new String[] {"==", "!=", "<=", ">=", "&&", "||", "<<", ">>"}) {
                if (src.startsWith(two, pos)) {
                    pos += 2;
                    return new Token(Kind.OP, two, line);
                }
            }
            if ("+-*/%<>=!(){},;&|^~".indexOf(c) < 0) throw new SyntaxError(line, "unexpected '" + c + "'");
            pos++;
            return new Token(Kind.OP, String.valueOf(c), line);
        }
    }

    enum Op {
        PUSH(1), LOAD(1), STORE(1), CALL(2), JUMP(1), JZ(1), RET(0), PRINT(0), POP(0), DUP(0), NEG(0), NOT(0), INV(0), ADD(0, (a, b) -> a + b), SUB(0, (a, b) -> a - b), MUL(0, (a, b) -> a * b), DIV(0, (a, b) -> a / b), MOD(0, (a, b) -> a % b), EQ(0, (a, b) -> a == b ? 1 : 0), LT(0, (a, b) -> a < b ? 1 : 0), LE(0, (a, b) -> a <= b ? 1 : 0), AND(0, (a, b) -> a & b), OR(0, (a, b) -> a | b), XOR(0, (a, b) -> a ^ b), SHL(0, (a, b) -> a << b), SHR(0, (a, b) -> a >> b);

        final int operands;
        final LongBinaryOperator fn;

        Op(int n) {
            this(n, null);
        }

        Op(int n, LongBinaryOperator fn) {
            operands = n;
            this.fn = fn;
        }
    }

    static final class Code {
        final String name;
        final int params;
        long[] code = new long[16];
        int size;
        int locals;

        Code(String name, int params) {
            this.name = name;
            this.params = params;
        }

        int emit(Op op, long... args) {
            int at = size;
            add(op.ordinal());
            for (long a : args) add(a);
            return at;
        }

        private void add(long v) {
            if (size == code.length) code = Arrays.copyOf(code, size * 2);
            code[size++] = v;
        }

        String disassemble() {
            StringBuilder sb = new StringBuilder(name).append('/').append(params).append(':');
            for (int i = 0; i < size; ) {
                Op op = Op.values()[(int) code[i]];
                sb.append(' ').append(i).append(':').append(op);
                for (int k = 1; k <= op.operands; k++) sb.append(' ').append(code[i + k]);
                i += 1 + op.operands;
            }
            return sb.toString();
        }
    }

    static final class Compiler {
        private static final String[][] LEVELS = {{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", "<=", ">", ">="}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}};
        private static final Map<String, Op> BIN = new HashMap<>();

        static {
            Object[] t = {"|", Op.OR, "^", Op.XOR, "&", Op.AND, "==", Op.EQ, "<", Op.LT, "<=", Op.LE, "<<", Op.SHL, ">>", Op.SHR, "+", Op.ADD, "-", Op.SUB, "*", Op.MUL, "/", Op.DIV, "%", Op.MOD};
            for (int i = 0; i < t.length; i += 2) BIN.put((String) t[i], (Op) t[i + 1]);
        }

        private final List<Token> toks = new ArrayList<>();
        private int at;
        final Map<String, Integer> ids = new LinkedHashMap<>();
        final List<Code> funs = new ArrayList<>();
        private Map<String, Integer> scope = new LinkedHashMap<>();
        private Code cur;

        Compiler(String src) {
            new Lexer(src).forEachRemaining(toks::add);
        }

        private Token peek() {
            return toks.get(at);
        }

        private Token take() {
            return toks.get(at++);
        }

        private boolean accept(String s) {
            if (!peek().is(s)) return false;
            at++;
            return true;
        }

        private void expect(String s) {
            if (!accept(s)) throw new SyntaxError(peek().line(), "expected '" + s + "' but found '" + peek().text() + "'");
        }

        private String name() {
            Token t = take();
            if (t.kind() != Kind.ID) throw new SyntaxError(t.line(), "expected a name but found '" + t.text() + "'");
            return t.text();
        }

        List<Code> compile() {
            for (int i = 0; i + 1 < toks.size(); i++) if (toks.get(i).is("fun")) ids.put(toks.get(i + 1).text(), ids.size());
            while (peek().kind() != Kind.EOF) {
                expect("fun");
                String n = name();
                scope = new LinkedHashMap<>();
                expect("(");
                while (!peek().is(")")) {
                    scope.put(name(), scope.size());
                    if (!accept(",")) break;
                }
                expect(")");
                cur = new Code(n, scope.size());
                funs.add(cur);
                block();
                cur.emit(Op.PUSH, 0);
                cur.emit(Op.RET);
                cur.locals = scope.size();
            }
            return funs;
        }

        private void block() {
            expect("{");
            while (!accept("}")) statement();
        }

        private void statement() {
            if (peek().is("{")) {
                block();
            } else if (accept("var")) {
                String n = name();
                if (scope.putIfAbsent(n, scope.size()) != null) throw new SyntaxError(peek().line(), n + " is declared twice");
                expect("=");
                expr(0);
                cur.emit(Op.STORE, scope.get(n));
                expect(";");
            } else if (accept("if")) {
                expr(0);
                int jz = cur.emit(Op.JZ, 0);
                block();
                if (accept("else")) {
                    int j = cur.emit(Op.JUMP, 0);
                    cur.code[jz + 1] = cur.size;
                    if (peek().is("if")) statement();
                    else block();
                    cur.code[j + 1] = cur.size;
                } else {
                    cur.code[jz + 1] = cur.size;
                }
            } else if (accept("while")) {
                int top = cur.size;
                expr(0);
                int jz = cur.emit(Op.JZ, 0);
                block();
                cur.emit(Op.JUMP, top);
                cur.code[jz + 1] = cur.size;
            } else if (accept("return")) {
                expr(0);
                cur.emit(Op.RET);
                expect(";");
            } else if (accept("print")) {
                expr(0);
                cur.emit(Op.PRINT);
                expect(";");
            } else if (peek().kind() == Kind.ID && toks.get(at + 1).is("=")) {
                String n = name();
                at++;
                expr(0);
                cur.emit(Op.STORE, slot(n));
                expect(";");
            } else {
                expr(0);
                cur.emit(Op.POP);
                expect(";");
            }
        }

        private int slot(String n) {
            Integer s = scope.get(n);
            if (s == null) throw new SyntaxError(peek().line(), "unknown variable " + n);
            return s;
        }

        private void expr(int level) {
            if (level == LEVELS.length) {
                unary();
                return;
            }
            expr(level + 1);
            while (true) {
                String op = peek().text();
                if (peek().kind() != Kind.OP || !Arrays.asList(LEVELS[level]).contains(op)) return;
                at++;
                if (op.equals("&&") || op.equals("||")) {
                    if (op.equals("||")) {
                        cur.emit(Op.DUP);
                        cur.emit(Op.NOT);
                    } else {
                        cur.emit(Op.DUP);
                    }
                    int jz = cur.emit(Op.JZ, 0);
                    cur.emit(Op.POP);
                    expr(level + 1);
                    cur.code[jz + 1] = cur.size;
                    continue;
                }
                expr(level + 1);
                switch (op) {
                    case "!=" -> {
                        cur.emit(Op.EQ);
                        cur.emit(Op.NOT);
                    }
                    case ">" -> {
                        cur.emit(Op.LE);
                        cur.emit(Op.NOT);
                    }
                    case ">=" -> {
                        cur.emit(Op.LT);
                        cur.emit(Op.NOT);
                    }
                    default -> cur.emit(BIN.get(op));
                }
            }
        }

        private void unary() {
            if (accept("-")) {
                unary();
                cur.emit(Op.NEG);
            } else if (accept("!")) {
                unary();
                cur.emit(Op.NOT);
            } else if (accept("~")) {
                unary();
                cur.emit(Op.INV);
            } else if (accept("(")) {
                expr(0);
                expect(")");
            } else if (peek().kind() == Kind.NUM) {
                Token t = take();
                try {
                    cur.emit(Op.PUSH, Long.decode(t.text()));
                } catch (NumberFormatException e) {
                    throw new SyntaxError(t.line(), "bad number " + t.text());
                }
            } else {
                String n = name();
                if (!accept("(")) {
                    cur.emit(Op.LOAD, slot(n));
                    return;
                }
                int argc = 0;
                while (!peek().is(")")) {
                    expr(0);
                    argc++;
                    if (!accept(",")) break;
                }
                expect(")");
                Integer f = ids.get(n);
                if (f == null) throw new SyntaxError(peek().line(), "unknown function " + n);
                cur.emit(Op.CALL, f, argc);
            }
        }
    }

    static final class Machine {
        final List<Code> funs;
        final long[] stack = new long[800];
        final Map<Op, Integer> profile = new EnumMap<>(Op.class);
        private static final Op[] OPS = Op.values();
        final StringBuilder out = new StringBuilder();
        long steps;

        Machine(List<Code> funs) {
            this.funs = funs;
        }

        long call(int f, int sp, int argc) {
            Code c = funs.get(f);
            if (argc != c.params) throw new IllegalStateException(c.name + " wants " + c.params + " arguments, got " + argc);
            int base = sp - argc;
            sp = base + c.locals;
            if (sp + 16 > stack.length) throw new IllegalStateException("stack overflow in " + c.name);
            Arrays.fill(stack, base + argc, sp, 0);
            for (int pc = 0; ; ) {
                Op op = OPS[(int) c.code[pc]];
                steps++;
                profile.merge(op, 1, Integer::sum);
                int next = pc + 1 + op.operands;
                if (op.fn != null) {
                    sp--;
                    stack[sp - 1] = op.fn.applyAsLong(stack[sp - 1], stack[sp]);
                } else {
                    switch (op) {
                        case PUSH -> stack[sp++] = c.code[pc + 1];
                        case LOAD -> stack[sp++] = stack[base + (int) c.code[pc + 1]];
                        case STORE -> stack[base + (int) c.code[pc + 1]] = stack[--sp];
                        case JUMP -> next = (int) c.code[pc + 1];
                        case JZ -> next = stack[--sp] == 0 ? (int) c.code[pc + 1] : next;
                        case POP -> sp--;
                        case DUP -> {
                            stack[sp] = stack[sp - 1];
                            sp++;
                        }
                        case NEG -> stack[sp - 1] = -stack[sp - 1];
                        case NOT -> stack[sp - 1] = stack[sp - 1] == 0 ? 1 : 0;
                        case INV -> stack[sp - 1] = ~stack[sp - 1];
                        case PRINT -> out.append(stack[--sp]).append(' ');
                        case CALL -> {
                            int n = (int) c.code[pc + 2];
                            long r = call((int) c.code[pc + 1], sp, n);
                            sp -= n;
                            stack[sp++] = r;
                        }
                        case RET -> {
                            return stack[--sp];
                        }
                        default -> throw new AssertionError(op);
                    }
                }
                pc = next;
            }
        }
    }

    static void run(String title, String src) {
        System.out.println("== " + title);
        Machine m = null;
        try {
            Compiler c = new Compiler(src);
            List<Code> funs = c.compile();
            if (funs.size() <= 2) funs.forEach(f -> System.out.println(f.disassemble()));
            m = new Machine(funs);
            long r = m.call(c.ids.getOrDefault("main", 0), 0, 0);
            System.out.println("out: " + m.out + "=> " + r + " in " + m.steps + " steps");
            if (m.steps > 1000) System.out.println(m.profile);
        } catch (SyntaxError e) {
            System.out.println("syntax: " + e.getMessage());
        } catch (ArithmeticException | IllegalStateException e) {
            System.out.println("runtime: " + e.getMessage() + " after " + m.out);
        }
    }

    public static void main(String[] args) {
        run("arithmetic", "fun main() { print 1 + 2 * 3 - 4 / 2; print -7 % 3; print 1 << 10 | 5 & 6 ^ 3; return (2 + 3) * ~4; }");
        run("fib", "fun fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); } # doubly recursive\nfun main() { return fib(16); }");
        run("primes", """
                fun prime(n) {
                  var d = 2;
                  while d * d <= n {
                    if n % d == 0 { return 0; }
                    d = d + 1;
                  }
                  return n > 1;
                }
                fun main() {
                  var i = 0; var count = 0;
                  while i < 60 { if prime(i) { print i; count = count + 1; } i = i + 1; }
                  return count;
                }""");
        run("gcd and lcm", "fun gcd(a, b) { while b != 0 { var t = a % b; a = b; b = t; } return a; } fun lcm(a, b) { return a / gcd(a, b) * b; } fun main() { print gcd(1071, 462); print lcm(21, 6); return gcd(0x100, 0x30); }");
        run("short circuit", "fun boom() { print 999; return 1 / 0; } fun main() { print 0 && boom(); print 1 || boom(); print 5 && 7; print 0 || 8; print !3; return 1 >= 1 && 2 > 1; }");
        run("collatz", "fun main() { var best = 0; var arg = 0; var i = 1; while i < 60 { var n = i; var len = 0; n = i; len = 0; while n != 1 { if n % 2 == 0 { n = n / 2; } else { n = 3 * n + 1; } len = len + 1; } if len > best { best = len; arg = i; } i = i + 1; } print arg; return best; }");
        run("ackermann", "fun a(m, n) { if m == 0 { return n + 1; } else if n == 0 { return a(m - 1, 1); } else { return a(m - 1, a(m, n - 1)); } } fun main() { return a(2, 6); }");
        run("division by zero", "fun main() { print 1; return 1 / (2 - 2); }");
        run("endless recursion", "fun f(n) { return f(n + 1); } fun main() { return f(0); }");
        run("wrong arity", "fun f(a, b) { return a; } fun main() { return f(1); }");
        run("bad token", "fun main() {\n return 1 @ 2; }");
        run("missing brace", "fun main() {\n print 1;\n");
        run("unknown", "fun main() { return x; }");
        run("bad number", "fun main() {\n\n return 12ab; }");
        run("redeclared", "fun main() { var a = 1; var a = 2; }");
        run("overflow", "fun main() { var x = 0x7fffffffffffffff; return x + 1; }");
    }
}
