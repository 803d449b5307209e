import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, LeftError } from './ask.ts';

const enter = '\r';
const controlC = '\u0003';
/** Takes away what stands in the line already. */
const clear = '\u0015';
const down = '\u001b[B';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'boardwright-ask-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** A terminal at which somebody waits for each question, and answers it by keys. */
function terminal() {
  const input = new PassThrough();
  const output = new PassThrough();
  let printed = '';
  output.on('data', (part: Buffer) => {
    printed += stripVTControlCharacters(part.toString());
  });
  return {
    streams: { input, output },
    printed: () => printed,
    async answer(question: string, ...keys: readonly string[]) {
      await vi.waitFor(() => expect(printed).toContain(question), { timeout: 5000, interval: 5 });
      printed = '';
      for (const key of keys) input.write(key);
    },
  };
}
const given = { yes: false, help: false };

it('asks for what was not given, offers what is usual, and takes what is typed in its place', async () => {
  const { streams, answer } = terminal();
  const asked = ask(given, streams);
  await answer('What is the board called?', clear, 'Harbour Jobs', enter);
  await answer('In which folder?', clear, join(place, 'harbour'), enter);
  await answer('Its colour?', enter);
  await answer('In which languages?', down, ' ', enter);
  await expect(asked).resolves.toEqual({
    name: 'Harbour Jobs',
    folder: join(place, 'harbour'),
    colour: '#00616b',
    languages: ['en', 'nl'],
  });
});

it('says what is wrong with an answer and asks again; nothing that was typed is lost', async () => {
  mkdirSync(join(place, 'full'));
  writeFileSync(join(place, 'full/mine.txt'), '');
  const { streams, answer, printed } = terminal();
  const asked = ask({ ...given, name: 'Harbour', languages: ['nl'] }, streams);
  await answer('In which folder?', clear, join(place, 'full'), enter);
  await answer('is not empty: choose another folder', clear, join(place, 'free'), enter);
  await answer('Its colour?', clear, 'red', enter);
  await answer("'red' is no colour: write it as #00616b.", clear, '#123', enter);
  await expect(asked).resolves.toMatchObject({ folder: join(place, 'free'), colour: '#112233' });
  expect(printed()).not.toContain('What is the board called?');
});

it('offers a folder of the board’s name', async () => {
  const { streams, answer } = terminal();
  const asked = ask({ ...given, name: 'Café Noord', colour: '#123456', languages: ['nl'] }, streams);
  await answer('./cafe-noord', enter);
  await expect(asked).resolves.toMatchObject({ folder: './cafe-noord' });
});

it('leaves at Ctrl+C, and says that nothing was made', async () => {
  const { streams, answer, printed } = terminal();
  const asked = ask(given, streams);
  await Promise.all([
    expect(asked).rejects.toBeInstanceOf(LeftError),
    answer('What is the board called?', controlC),
  ]);
  expect(printed()).toContain('Nothing was made.');
});
