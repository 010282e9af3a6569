/** A command in a log, and the term of the leader who put it there. */
record Entry(int term, String command) {
    /** As it stands in a message: {@code 2:red}. */
    static Entry parse(String text) {
        int colon = text.indexOf(':');
        return new Entry(Integer.parseInt(text.substring(0, colon)), text.substring(colon + 1));
    }

    @Override
    public String toString() {
        return term + ":" + command;
    }
}
