/* A client whose behaviour is its second argument; the first is the port of its server. It does one thing
   after the other, so that what it says depends on the replies alone. */
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int port;

static int dial(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(fd, (struct sockaddr *) &address, sizeof address)) {
        perror("connect");
        exit(1);
    }
    return fd;
}

static void say(int fd, const char *text) {
    if (write(fd, text, strlen(text)) < 0) perror("write");
}

/* Reads one line; nothing at the end of the stream. */
static int hear(int fd, char *line, int room) {
    int length = 0;
    while (length < room - 1 && read(fd, line + length, 1) == 1) {
        if (line[length++] == '\n') break;
    }
    line[length] = 0;
    return length;
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    port = atoi(argv[1]);
    const char *behaviour = argv[2];
    char line[300];
    if (!strcmp(behaviour, "never")) {
        sleep(100);
    } else if (!strcmp(behaviour, "fails")) {
        fprintf(stderr, "no configuration\n");
        return 3;
    }
    int fd = dial();
    if (!strcmp(behaviour, "says")) {
        for (int i = 3; i < argc; i++) {
            say(fd, argv[i]);
            say(fd, "\n");
            if (!hear(fd, line, sizeof line)) return 0;
        }
    } else if (!strcmp(behaviour, "repeats")) {
        for (int i = 0; i < atoi(argv[3]); i++) {
            say(fd, "again\n");
            if (!hear(fd, line, sizeof line)) return 0;
        }
    } else if (!strcmp(behaviour, "two")) {
        int other = dial();
        say(fd, "one\n");
        say(other, "two\n");
        hear(fd, line, sizeof line);
        hear(other, line, sizeof line);
        close(other);
    } else if (!strcmp(behaviour, "again")) {
        say(fd, "one\n");
        hear(fd, line, sizeof line);
        close(fd);
        fd = dial();
        say(fd, line);
        hear(fd, line, sizeof line);
    } else if (!strcmp(behaviour, "waits")) {
        hear(fd, line, sizeof line);
    } else if (!strcmp(behaviour, "aborts")) {
        say(fd, "one\n");
        hear(fd, line, sizeof line);
        fprintf(stderr, "did not expect %s", line);
        abort();
    } else if (!strcmp(behaviour, "resets")) {
        struct linger now = {1, 0};
        say(fd, "one\n");
        hear(fd, line, sizeof line);
        setsockopt(fd, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    } else if (!strcmp(behaviour, "number")) {
        snprintf(line, sizeof line, "%d\n", (int) getpid());
        say(fd, line);
        hear(fd, line, sizeof line);
    } else if (!strcmp(behaviour, "garbage")) {
        say(fd, "\xff\xfe no number\n");
        hear(fd, line, sizeof line);
    }
    close(fd);
    return 0;
}
