/** One line of progress: rewritten in place on a terminal, printed at most every second elsewhere. */
export interface Progress {
  readonly show: (text: string) => void;
  readonly done: (text: string) => void;
}

/**
 * @param out where it is written
 * @param now the clock, milliseconds
 */
export function createProgress(out: NodeJS.WriteStream, now: () => number): Progress {
  let last = 0;
  return {
    show(text) {
      if (out.isTTY) {
        out.write(`\r\u001b[2K  ${text}`);
        return;
      }
      if (now() - last < 1000) return;
      last = now();
      out.write(`  ${text}\n`);
    },
    done(text) {
      out.write(out.isTTY ? `\r\u001b[2K  ${text}\n` : `  ${text}\n`);
    },
  };
}
