// Multiplication of matrices: two-dimensional arrays of double.
//@ args: 250
//@ counted: 90
public class Matrix {
    public static void main(String[] args) {
        int size = Integer.parseInt(args[0]);
        double[][] a = new double[size][size];
        double[][] b = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                a[i][j] = (i * 7 + j * 3) % 11;
                b[i][j] = (i * 5 + j * 13) % 17;
            }
        }
        double[][] c = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                double sum = 0;
                for (int k = 0; k < size; k++) {
                    sum += a[i][k] * b[k][j];
                }
                c[i][j] = sum;
            }
        }
        double trace = 0;
        for (int i = 0; i < size; i++) {
            trace += c[i][i];
        }
        System.out.println(trace + " " + c[size / 2][size / 3]);
    }
}
