/** Names and strings that would be markup if they were taken for it: </script><script>document.title="owned"</script> */
public class Hostile {
    static String shared = "";

    public static void main(String[] args) throws InterruptedException {
        String markup = "</script><script>window.owned=1</script><img src=x onerror=window.owned=2><!--\u2028\u202e'\"`${window.owned=3}";
        Thread left = new Thread(() -> shared = shared + markup, markup);
        String name = "<i>right</i>\u001b[2J\n\u202e\uD83D\uDE00" + "n".repeat(300);
        Thread right = new Thread(() -> shared = shared + "<b onclick=window.owned=4>\u001b[8m", name);
        left.start();
        right.start();
        left.join();
        right.join();
        if (!shared.endsWith(">")) {
            throw new IllegalStateException(shared);
        }
    }
}
