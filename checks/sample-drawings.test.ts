import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/editor/src/patterns');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

it('each drawing that a pattern may show is sent by the API, in the colours of a brand, and weighs little', () => {
  const [, union = ''] = /type SampleDrawing =([^;]*);/.exec(sources) ?? [];
  const names = [...union.matchAll(/['`]([a-z-]+)(?:\$\{([^}]*)\})?['`]/g)].flatMap(
    ([, name = '', numbers]) =>
      numbers === undefined ? [name] : numbers.split('|').map((number) => name + number.trim()),
  );
  const samples = join(root, 'hosts/api/samples');
  expect(readdirSync(samples).toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
  for (const name of readdirSync(samples)) {
    const svg = readFileSync(join(samples, name), 'utf8');
    expect(svg, name).toContain('<symbol id="art"');
    expect(svg, name).toContain('var(--primary');
    expect(svg.length, name).toBeLessThan(6000);
  }
});
