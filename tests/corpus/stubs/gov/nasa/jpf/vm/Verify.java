package gov.nasa.jpf.vm;

/** Signatures for the compiler; the tool has the bodies. */
public final class Verify {
    private Verify() {
    }

    public static native boolean getBoolean();

    public static native boolean getBoolean(boolean falseFirst);

    public static native boolean randomBool();

    public static native int getInt(int min, int max);

    public static native int getInt(String key);

    public static native int getIntFromList(int... values);

    public static native long getLongFromList(long... values);

    public static native float getFloatFromList(float... values);

    public static native double getDouble(String key);

    public static native double getDoubleFromList(double... values);

    public static native int random(int max);

    public static native int getBitFlip(int value, int bits);

    public static native byte getBitFlip(byte value, int bits);

    public static native void ignoreIf(boolean condition);

    public static native void terminateSearch();

    public static native void interesting(boolean condition);

    public static native void breakTransition(String reason);

    public static native void beginAtomic();

    public static native void endAtomic();

    public static native int getCounter(int id);

    public static native int incrementCounter(int id);

    public static native void resetCounter(int id);

    public static native void setCounter(int id, int value);

    public static native void print(String text);

    public static native void print(String text, int value);

    public static native void print(String... texts);

    public static native void println(String text);

    public static native void threadPrintln(String text);

    public static native void assertTrue(boolean condition);

    public static native boolean isRunningInJPF();

    public static native boolean isCalledFromClass(String name);

    public static native void setObjectAttribute(Object object, int value);

    public static native void writeObjectToFile(Object object, String file);
}
