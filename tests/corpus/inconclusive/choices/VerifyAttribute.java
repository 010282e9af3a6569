// Attributes are not there.
//@ stubs: yes
//@ reason: Verify.setObjectAttribute
import gov.nasa.jpf.vm.Verify;

public class VerifyAttribute {
    public static void main(String[] args) {
        Verify.setObjectAttribute("object", 1);
    }
}
