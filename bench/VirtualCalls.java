// Virtual calls with several receivers at one call site.
//@ args: 3000000
//@ counted: 150000
public class VirtualCalls {
    abstract static class Shape {
        abstract int area(int scale);

        int twice(int scale) {
            return area(scale) * 2;
        }
    }

    static final class Square extends Shape {
        private final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        int area(int scale) {
            return side * side * scale;
        }
    }

    static final class Rectangle extends Shape {
        private final int width;
        private final int height;

        Rectangle(int width, int height) {
            this.width = width;
            this.height = height;
        }

        @Override
        int area(int scale) {
            return width * height * scale;
        }
    }

    static class Empty extends Shape {
        @Override
        int area(int scale) {
            return scale;
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Shape[] shapes = {new Square(3), new Rectangle(2, 5), new Empty(), new Square(7)};
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += shapes[i & 3].twice(i & 7);
        }
        System.out.println(sum);
    }
}
