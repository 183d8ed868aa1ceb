/* A complete bot program in C, without any library. Copy it, change `choose`, and try it:
 *
 * cc -O2 -o bot bot.c
 * ilion bot check ./bot
 * ilion arena trojan-horse --bots 'cmd ./bot' random
 *
 * It reads one JSON message per line and answers move requests. Standard output belongs to the answers; print debugging output to
 * standard error. A JSON value is a pointer to its first character; the lines come from Ilion, so they
 * are well formed.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *skip_space(const char *text) {
    while (*text == ' ' || *text == '\t' || *text == '\n' || *text == '\r') text++;
    return text;
}

/* Return the character behind a value. */
static const char *skip_value(const char *text) {
    int depth = 0;
    do {
        if (*text == '"') {
            for (text++; *text != '"'; text++)
                if (*text == '\\') text++;
            text++;
        } else if (*text == '{' || *text == '[') {
            depth++;
            text++;
        } else if (*text == '}' || *text == ']') {
            depth--;
            text++;
        } else if (depth) {
            text++;
        } else {
            text += strcspn(text, ",]} \t\r\n");
        }
    } while (depth > 0 && *text);
    return text;
}

/* Return the value of a key in an object, or NULL. */
static const char *get(const char *object, const char *key) {
    size_t length = strlen(key);
    if (object == NULL || *object != '{') return NULL;
    const char *text = skip_space(object + 1);
    while (*text == '"') {
        const char *name = text + 1;
        text = skip_value(text);
        int found = (size_t)(text - name) == length + 1 && strncmp(name, key, length) == 0;
        text = skip_space(skip_space(text) + 1);
        if (found) return text;
        text = skip_space(skip_value(text));
        if (*text == ',') text = skip_space(text + 1);
    }
    return NULL;
}

/* Return the n-th value of an array, or NULL. */
static const char *at(const char *array, int n) {
    if (array == NULL || *array != '[') return NULL;
    const char *text = skip_space(array + 1);
    while (*text && *text != ']') {
        if (n-- == 0) return text;
        text = skip_space(skip_value(text));
        if (*text == ',') text = skip_space(text + 1);
    }
    return NULL;
}

static int is(const char *value, const char *word) {
    size_t length = strlen(word);
    return value != NULL && *value == '"' && strncmp(value + 1, word, length) == 0 && value[length + 1] == '"';
}

static int number(const char *value) { return value == NULL ? 0 : atoi(value); }

/* Return one of the request's moves, as the JSON string that it is. Its view is everything that the seat knows. */
static const char *choose(const char *request) {
    const char *moves = get(request, "moves"), *view = get(request, "view"), *best = at(moves, 0), *move;
    if (is(get(request, "game"), "trojan-horse") && is(get(view, "phase"), "announce")) {
        int most = -1;
        for (int i = 0; (move = at(moves, i)) != NULL; i++) {
            int favourable = number(at(at(get(view, "odds"), number(move + 1) - 1), 0)); /* of [favourable cards, cards] */
            if (favourable > most) {
                most = favourable;
                best = move;
            }
        }
        return best;
    }
    for (int i = 0; (move = at(moves, i)) != NULL; i++)
        if (!is(move, "pass")) return move;
    return best;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        const char *message = skip_space(line);
        if (is(get(message, "type"), "move")) {
            const char *start = get(message, "start");
            if (start != NULL) {
                const char *title = get(start, "title");
                fprintf(stderr, "Playing %.*s on seat %d.\n", (int)(skip_value(title) - title), title, number(get(message, "seat")));
            }
            const char *move = choose(message);
            printf("{\"move\": %.*s}\n", (int)(skip_value(move) - move), move);
            fflush(stdout);
        } else if (is(get(message, "type"), "end")) {
            int seat = number(get(message, "seat"));
            fprintf(stderr, "Place %d of %d.\n", number(at(get(message, "places"), seat)), number(get(message, "seats")));
        }
    }
    free(line);
    return 0;
}
