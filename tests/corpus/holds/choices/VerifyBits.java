// Every way to flip two of eight bits, and nothing else.
//@ stubs: yes
import gov.nasa.jpf.vm.Verify;

public class VerifyBits {
    public static void main(String[] args) {
        byte value = (byte) 0x55;
        byte flipped = Verify.getBitFlip(value, 2);
        assert Integer.bitCount((flipped ^ value) & 0xff) == 2;
        int wide = Verify.getBitFlip(-1, 1);
        assert Integer.bitCount(wide) == 31;
    }
}
