// Sorting objects with a comparator, and primitive arrays.
//@ args: 30000
//@ counted: 1500
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class Sorting {
    record Person(String name, int age) {}

    public static void main(String[] args) {
        int size = Integer.parseInt(args[0]);
        List<Person> people = new ArrayList<>();
        int[] numbers = new int[size * 4];
        int seed = 99;
        for (int i = 0; i < size; i++) {
            seed = seed * 1103515245 + 12345;
            people.add(new Person("name" + (seed >>> 20), (seed >>> 10) % 90));
        }
        for (int i = 0; i < numbers.length; i++) {
            seed = seed * 1103515245 + 12345;
            numbers[i] = seed >> 3;
        }
        people.sort(Comparator.comparingInt(Person::age).thenComparing(Person::name));
        Arrays.sort(numbers);
        long sum = 0;
        for (int i = 0; i < size; i++) {
            sum = sum * 31 + people.get(i).age() + numbers[i * 4];
        }
        System.out.println(sum + " " + people.get(size / 2).name());
    }
}
