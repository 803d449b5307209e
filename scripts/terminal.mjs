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
let turn = 0;
/** @type {NodeJS.Timeout | undefined} */
let timer;

/** @param {number} milliseconds */
export function durationText(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return `${Math.round(milliseconds)} ms`;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function draw() {
  if (!live) return;
  const parts = [...running.values()].map(({ label, detail, started }) => {
    const time = durationText(performance.now() - started);
    return [label, detail ? `${detail} · ${time}` : time];
  });
  const frame = frames[(turn += 1) % frames.length];
  const plain = `${frame} ${parts.map((texts) => texts.join(' ')).join('  ·  ')}`;
  const width = (screen.columns ?? 80) - 1;
  // A line that wraps could not be wiped again: what does not fit is cut, and then carries no colour.
  const line =
    plain.length > width
      ? plain.slice(0, width)
      : `${frame} ${parts.map(([label, rest = '']) => `${label} ${faint(rest)}`).join(faint('  ·  '))}`;
  screen.write(`\r\u001B[2K${line}`);
}

/** @param {string} text a whole line that stays on the screen, above the spinner */
export function print(text) {
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
  } else print(`… ${label}`);
  /** @type {(mark: string) => (result?: string) => void} */
  const end = (mark) => (result) => {
    running.delete(key);
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const took = faint(
      live ? durationText(performance.now() - started) : `(${durationText(performance.now() - started)})`,
    );
    print([mark, label + (result ? `: ${result}` : ''), took].join(' '));
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
