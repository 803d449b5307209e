import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import type { TreeListener } from './feed-value.ts';

const plainRun = /[^"\\\u0000-\u001f]+/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const escapes: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

type Scope =
  | { kind: 'array'; name: string; state: 'first' | 'value' | 'after' }
  | { kind: 'object'; state: 'first' | 'key' | 'colon' | 'value' | 'after'; key: string };

/** The name of the outermost value; the elements of an outermost array and the lines of JSON Lines have it too. */
export const jsonRoot = '$';

/**
 * Reads JSON or JSON Lines piece by piece. An array is reported as its elements, each opened under the array's own
 * name. Pauses after each piece. Throws FeedProblem, with line and column, where the text is not JSON.
 */
export async function* jsonTurns(
  pieces: AsyncIterable<string>,
  listener: TreeListener,
): AsyncGenerator<void> {
  const reader = createJsonReader(listener);
  for await (const piece of pieces) {
    reader.write(piece);
    yield;
  }
  reader.end();
  yield;
}

function createJsonReader(listener: TreeListener) {
  const scopes: Scope[] = [];
  let text = '';
  let at = 0;
  let line = 1;
  /** Where the current line begins, relative to `text`. */
  let lineStart = 0;
  let ended = false;

  const fail = (what: string): never => {
    throw new FeedProblem(`The JSON is broken: ${what}.`, { line, column: at - lineStart + 1 });
  };
  const show = (char: string | undefined) => (char === undefined ? 'the end' : `"${char}"`);

  const skipSpace = () => {
    for (; at < text.length; at += 1) {
      const char = text[at];
      if (char === '\n') {
        line += 1;
        lineStart = at + 1;
      } else if (char !== ' ' && char !== '\t' && char !== '\r' && char !== '\ufeff') return;
    }
  };

  /** The string that begins at the cursor, or undefined while its end has not arrived. */
  const string = (): string | undefined => {
    let value = '';
    let cursor = at + 1;
    for (;;) {
      plainRun.lastIndex = cursor;
      const run = plainRun.exec(text)?.[0] ?? '';
      value += run;
      cursor += run.length;
      const char = text[cursor];
      if (char === undefined) return ended ? fail('a text has no closing quotation mark') : undefined;
      if (char === '"') {
        at = cursor + 1;
        return value;
      }
      if (char !== '\\') {
        at = cursor;
        return fail('a line break or control character stands inside a text');
      }
      const escape = text[cursor + 1];
      if (escape === 'u') {
        const hex = text.slice(cursor + 2, cursor + 6);
        if (hex.length < 4 && !ended) return undefined;
        if (!/^[\da-fA-F]{4}$/.test(hex)) return fail('"\\u" needs four hexadecimal digits');
        value += String.fromCharCode(Number.parseInt(hex, 16));
        cursor += 6;
      } else {
        if (escape === undefined && !ended) return undefined;
        const meant = escapes[escape ?? ''];
        if (meant === undefined) return fail(`"\\${escape ?? ''}" is not an escape`);
        value += meant;
        cursor += 2;
      }
    }
  };

  const word = (): string | number | boolean | null | undefined => {
    const rest = text.slice(at, at + 5);
    for (const [name, value] of [
      ['true', true],
      ['false', false],
      ['null', null],
    ] as const) {
      if (rest.startsWith(name)) {
        at += name.length;
        return value;
      }
      if (!ended && name.startsWith(rest)) return undefined;
    }
    number.lastIndex = at;
    const digits = number.exec(text)?.[0];
    if (digits === undefined)
      return !ended && rest === '-' ? undefined : fail(`${show(text[at])} begins no value`);
    if (!ended && at + digits.length + 2 > text.length) return undefined;
    at += digits.length;
    return Number(digits);
  };

  const nameOf = (scope: Scope | undefined) =>
    scope === undefined ? jsonRoot : scope.kind === 'array' ? scope.name : scope.key;

  const valueDone = () => {
    const scope = scopes.at(-1);
    if (scope) scope.state = 'after';
  };

  /** Reads one value's beginning; false when more text is needed. */
  const value = (): boolean => {
    const name = nameOf(scopes.at(-1));
    const char = text[at];
    if (char === '[') {
      at += 1;
      scopes.push({ kind: 'array', name, state: 'first' });
      return true;
    }
    if (char === '{') {
      at += 1;
      listener.open(name, line);
      scopes.push({ kind: 'object', state: 'first', key: '' });
      return true;
    }
    const found = char === '"' ? string() : word();
    if (found === undefined) return false;
    listener.open(name, line);
    listener.text(found);
    listener.close();
    valueDone();
    return true;
  };

  const leave = (scope: Scope) => {
    at += 1;
    scopes.pop();
    if (scope.kind === 'object') listener.close();
    valueDone();
  };

  /** One step from the cursor; false when more text is needed. */
  const step = (): boolean => {
    const scope = scopes.at(-1);
    const char = text[at];
    if (scope === undefined || scope.state === 'value') return value();
    const closing = scope.kind === 'array' ? ']' : '}';
    if (char === closing && (scope.state === 'first' || scope.state === 'after')) {
      leave(scope);
      return true;
    }
    if (scope.state === 'after') {
      if (char !== ',') fail(`a comma or "${closing}" is expected before ${show(char)}`);
      at += 1;
      scope.state = scope.kind === 'array' ? 'value' : 'key';
      return true;
    }
    if (scope.kind === 'array') return value();
    if (scope.state === 'colon') {
      if (char !== ':') fail(`a colon is expected before ${show(char)}`);
      at += 1;
      scope.state = 'value';
      return true;
    }
    if (char !== '"') fail(`a name in quotation marks is expected before ${show(char)}`);
    const key = string();
    if (key === undefined) return false;
    scope.key = key;
    scope.state = 'colon';
    return true;
  };

  const run = () => {
    for (skipSpace(); at < text.length && step();) skipSpace();
    text = text.slice(at);
    lineStart -= at;
    at = 0;
  };
  return {
    write(piece: string) {
      text += piece;
      run();
    },
    end() {
      ended = true;
      run();
      if (scopes.length > 0) fail('it ends in the middle, the file is probably cut off');
    },
  };
}
