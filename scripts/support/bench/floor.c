/* The floor that the benchmark measures paneltodo against: the list at the end of every ncurses
   tutorial. It holds all rows of a text file in memory and redraws the visible ones at every key.
   A row of the file is: done (0 or 1), tab, name, tab, due date. After / it shows the rows whose
   names contain what is typed, until Esc. */
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { int done; char *name, *due; } Row;
static Row *rows;
static int count, open_count, selected, top;
/* What is typed after /, or NULL, and the indexes of the rows that contain it. */
static char *query, typed[64];
static int *found, found_count;

static char *read_file(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) { perror(path); exit(1); }
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = malloc(size + 1);
  text[fread(text, 1, size, file)] = 0;
  fclose(file);
  return text;
}

static char *cut(char *text, char end) {
  char *place = strchr(text, end);
  *place = 0;
  return place + 1;
}

static void load(char *text) {
  for (int capacity = 0; *text; count++) {
    if (count == capacity) rows = realloc(rows, (capacity = capacity * 2 + 128) * sizeof *rows);
    Row *row = &rows[count];
    row->done = *text == '1';
    row->name = cut(text, '\t');
    row->due = cut(row->name, '\t');
    text = cut(row->due, '\n');
    open_count += !row->done;
  }
}

static void find(void) {
  found_count = 0;
  for (int index = 0; index < count; index++)
    if (strstr(rows[index].name, query)) found[found_count++] = index;
}

static void draw(void) {
  int height = LINES - 3, shown = query ? found_count : count;
  if (selected < top) top = selected;
  if (selected >= top + height) top = selected - height + 1;
  erase();
  attron(A_BOLD);
  mvaddstr(0, 2, "Lists › Everything");
  attroff(A_BOLD);
  char left[32];
  int width = snprintf(left, sizeof left, "%d open", open_count);
  mvaddstr(0, COLS - width - 2, left);
  for (int line = 0; line < height && top + line < shown; line++) {
    Row *row = &rows[query ? found[top + line] : top + line];
    int style = top + line == selected ? A_REVERSE : row->done ? A_DIM : A_NORMAL;
    attron(style);
    mvprintw(line + 1, 0, "%-*s", COLS, top + line == selected ? "▌" : "");
    mvaddstr(line + 1, 2, row->done ? "✓" : "○");
    mvaddstr(line + 1, 4, row->name);
    attron(COLOR_PAIR(1));
    mvaddstr(line + 1, COLS - (int)strlen(row->due) - 2, row->due);
    attroff(COLOR_PAIR(1));
    attroff(style);
  }
  if (query) mvprintw(LINES - 1, 2, "/ %s", query);
  else mvaddstr(LINES - 1, 2, "j down  k up  space done  a add  / find  q quit");
  refresh();
}

/* Done rows are the last ones: a row that becomes done goes there, the cursor stays. */
static void toggle(void) {
  Row row = rows[selected];
  row.done ^= 1;
  open_count += row.done ? -1 : 1;
  if (row.done) {
    memmove(rows + selected, rows + selected + 1, (open_count - selected) * sizeof row);
    rows[open_count] = row;
  } else {
    memmove(rows + open_count, rows + open_count - 1, (selected - open_count + 1) * sizeof row);
    rows[open_count - 1] = row;
  }
}

/* A key after /: a letter, or the Esc that ends it. */
static void type(int key) {
  size_t length = strlen(typed);
  selected = top = 0;
  if (key == 27 || key == ERR) {
    query = NULL;
  } else if (key >= ' ' && key < 127 && length < sizeof typed - 1) {
    typed[length] = key;
    typed[length + 1] = 0;
    find();
  }
}

static void start_typing(void) {
  if (!found) found = malloc(count * sizeof *found);
  *typed = 0;
  query = typed;
  find();
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  setlocale(LC_ALL, "");
  load(read_file(argv[1]));
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  curs_set(0);
  start_color();
  use_default_colors();
  init_pair(1, COLOR_RED, -1);
  for (;;) {
    draw();
    int page = LINES - 3, key = getch();
    if (query) {
      type(key);
      continue;
    }
    switch (key) {
    case '/': start_typing(); break;
    case 'j': selected++; break;
    case 'k': selected--; break;
    case KEY_HOME: selected = 0; break;
    case 'G': selected = count - 1; break;
    case KEY_NPAGE: selected += page; top += page; break;
    case KEY_PPAGE: selected -= page; top -= page; break;
    case ' ': toggle(); break;
    case 'q': case ERR: endwin(); return 0;
    }
    if (selected >= count) selected = count - 1;
    if (selected < 0) selected = 0;
    if (top > count - page) top = count - page;
    if (top < 0) top = 0;
  }
}
