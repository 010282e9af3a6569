// Thirty-two processes, each with statics of its own; each starts after the one before it.
//@ flags: --start-in-order
//@ process: p0 = ThirtyTwo$One 0
//@ process: p1 = ThirtyTwo$One 1
//@ process: p2 = ThirtyTwo$One 2
//@ process: p3 = ThirtyTwo$One 3
//@ process: p4 = ThirtyTwo$One 4
//@ process: p5 = ThirtyTwo$One 5
//@ process: p6 = ThirtyTwo$One 6
//@ process: p7 = ThirtyTwo$One 7
//@ process: p8 = ThirtyTwo$One 8
//@ process: p9 = ThirtyTwo$One 9
//@ process: p10 = ThirtyTwo$One 10
//@ process: p11 = ThirtyTwo$One 11
//@ process: p12 = ThirtyTwo$One 12
//@ process: p13 = ThirtyTwo$One 13
//@ process: p14 = ThirtyTwo$One 14
//@ process: p15 = ThirtyTwo$One 15
//@ process: p16 = ThirtyTwo$One 16
//@ process: p17 = ThirtyTwo$One 17
//@ process: p18 = ThirtyTwo$One 18
//@ process: p19 = ThirtyTwo$One 19
//@ process: p20 = ThirtyTwo$One 20
//@ process: p21 = ThirtyTwo$One 21
//@ process: p22 = ThirtyTwo$One 22
//@ process: p23 = ThirtyTwo$One 23
//@ process: p24 = ThirtyTwo$One 24
//@ process: p25 = ThirtyTwo$One 25
//@ process: p26 = ThirtyTwo$One 26
//@ process: p27 = ThirtyTwo$One 27
//@ process: p28 = ThirtyTwo$One 28
//@ process: p29 = ThirtyTwo$One 29
//@ process: p30 = ThirtyTwo$One 30
//@ process: p31 = ThirtyTwo$One 31

public class ThirtyTwo {
    static int count;

    static class One {
        public static void main(String[] args) {
            count++;
            assert count == 1 && args.length == 1;
        }
    }
}
