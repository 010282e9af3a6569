// Four numbers are sorted by merging, with both halves as tasks of the common pool. invokeAll waits for both.
import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class SortedByForks extends RecursiveAction {
    final int[] data;
    final int from;
    final int upto;

    SortedByForks(int[] data, int from, int upto) {
        this.data = data;
        this.from = from;
        this.upto = upto;
    }

    @Override
    protected void compute() {
        if (upto - from < 2) {
            return;
        }
        int middle = (from + upto) >>> 1;
        invokeAll(new SortedByForks(data, from, middle), new SortedByForks(data, middle, upto));
        int[] merged = new int[upto - from];
        int left = from, right = middle;
        for (int i = 0; i < merged.length; i++) {
            boolean first = right == upto || left < middle && data[left] <= data[right];
            merged[i] = first ? data[left++] : data[right++];
        }
        System.arraycopy(merged, 0, data, from, merged.length);
    }

    public static void main(String[] args) {
        int[] data = {5, 3, 8, 1};
        ForkJoinPool.commonPool().invoke(new SortedByForks(data, 0, 4));
        assert Arrays.equals(data, new int[] {1, 3, 5, 8});
    }
}
