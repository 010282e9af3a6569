// A small stack machine: a switch in a loop over an array of code.
//@ args: 1400000
//@ counted: 70000
public class Interpreter {
    static final int PUSH = 0;
    static final int ADD = 1;
    static final int MULTIPLY = 2;
    static final int LOAD = 3;
    static final int STORE = 4;
    static final int DECREMENT = 5;
    static final int JUMP_IF_POSITIVE = 6;
    static final int XOR = 7;
    static final int HALT = 8;

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        int[] code = {
            PUSH, rounds, STORE, 0,
            PUSH, 1, STORE, 1,
            LOAD, 1, PUSH, 31, MULTIPLY, LOAD, 0, ADD, LOAD, 0, XOR, STORE, 1,
            DECREMENT, 0, JUMP_IF_POSITIVE, 0, 8,
            HALT,
        };
        System.out.println(execute(code));
    }

    static int execute(int[] code) {
        int[] stack = new int[16];
        int[] variables = new int[4];
        int top = 0;
        int at = 0;
        while (true) {
            switch (code[at++]) {
                case PUSH -> stack[top++] = code[at++];
                case ADD -> {
                    top--;
                    stack[top - 1] += stack[top];
                }
                case MULTIPLY -> {
                    top--;
                    stack[top - 1] *= stack[top];
                }
                case XOR -> {
                    top--;
                    stack[top - 1] ^= stack[top];
                }
                case LOAD -> stack[top++] = variables[code[at++]];
                case STORE -> variables[code[at++]] = stack[--top];
                case DECREMENT -> variables[code[at++]]--;
                case JUMP_IF_POSITIVE -> {
                    int variable = code[at++];
                    int target = code[at++];
                    if (variables[variable] > 0) {
                        at = target;
                    }
                }
                case HALT -> {
                    return variables[1];
                }
                default -> throw new IllegalStateException("code " + code[at - 1]);
            }
        }
    }
}
