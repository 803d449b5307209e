/** What is wrong with captions: the first line is no head of WebVTT, a line has no valid times, or there is none to read. */
export type CaptionsProblem = 'notUtf8' | 'noHead' | 'times' | 'empty';

const time = '(?:(\\d{2,}):)?([0-5]\\d):([0-5]\\d)[.](\\d{3})';
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t]|$)`);

/** Milliseconds. */
const moment = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = parts;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
};

/**
 * Looks through a WebVTT file: its head, and the times of each of its texts.
 * @returns what is wrong, with the line; undefined for one that players read
 */
export function captionsProblem(
  content: Uint8Array,
): { readonly problem: CaptionsProblem; readonly line: number } | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // Policy: what is no UTF-8 is named as that.
    return { problem: 'notUtf8', line: 1 };
  }
  const lines = text.split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return { problem: 'noHead', line: 1 };
  let count = 0;
  for (const [at, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const found = timing.exec(line);
    if (!found || moment(found.slice(5, 9)) <= moment(found.slice(1, 5)))
      return { problem: 'times', line: at + 1 };
    count += 1;
  }
  return count === 0 ? { problem: 'empty', line: lines.length } : undefined;
}
