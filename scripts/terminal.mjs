/**
 * What the commands say while they work: a line with a spinner on a terminal, plain lines elsewhere.
 * All of it goes to standard error, so that standard output holds a command's result and nothing else.
 */
const screen = process.stderr;
const live = screen.isTTY && !process.env['CI'] && process.env['TERM'] !== 'dumb';
const coloured = live && !process.env['NO_COLOR'];
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** @type {(code: number) => (text: string) => string} */
const paint = (code) => (text) => (coloured ? `\u001B[${code}m${text}\u001B[0m` : text);
const green = paint(32);
const red = paint(31);
const faint = paint(2);

/** @type {Map<object, { label: string, detail: string, started: number }>} */
const running = new Map();
let frame = 0;
/** @type {NodeJS.Timeout | undefined} */
let timer;

/** @param {number} milliseconds */
export function inWords(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return `${Math.round(milliseconds)} ms`;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function draw() {
  if (!live) return;
  const parts = [...running.values()].map(
    ({ label, detail, started }) =>
      `${label} ${faint(detail ? `${detail} · ${inWords(performance.now() - started)}` : inWords(performance.now() - started))}`,
  );
  const width = (screen.columns ?? 80) - 1;
  const line = `${frames[frame++ % frames.length]} ${parts.join(faint('  ·  '))}`;
  screen.write(`\r\u001B[2K${coloured ? line : line.slice(0, width)}`);
}

/** @param {string} text a whole line that stays on the screen, above the spinner */
export function say(text) {
  if (live) screen.write('\r\u001B[2K');
  screen.write(`${text}\n`);
  if (running.size > 0) draw();
}

/**
 * Announces a piece of work that takes a while.
 * @param {string} label what is being done, in words
 * @returns {{ update: (detail: string) => void, done: (result?: string) => void, fail: (result?: string) => void }}
 */
export function task(label) {
  const key = {};
  const started = performance.now();
  running.set(key, { label, detail: '', started });
  if (live) {
    timer = timer ?? setInterval(draw, 100).unref();
    draw();
  } else say(`… ${label}`);
  /** @type {(mark: string) => (result?: string) => void} */
  const end = (mark) => (result) => {
    running.delete(key);
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const took = faint(
      live ? inWords(performance.now() - started) : `(${inWords(performance.now() - started)})`,
    );
    say([mark, label + (result ? `: ${result}` : ''), took].join(' '));
  };
  return {
    update(detail) {
      const entry = running.get(key);
      if (entry) entry.detail = detail;
    },
    done: end(green('✔')),
    fail: end(red('✘')),
  };
}

/**
 * Ends the command with one clear sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  if (live) screen.write('\r\u001B[2K');
  screen.write(`${red(sentence)}\n`);
  process.exit(1);
}
