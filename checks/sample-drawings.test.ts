import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/editor/src/patterns');
const samples = join(root, 'hosts/api/samples');
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
  const drawings = readdirSync(samples).filter((name) => !name.startsWith('map-'));
  expect(drawings.toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
  for (const name of drawings) {
    const svg = readFileSync(join(samples, name), 'utf8');
    expect(svg, name).toContain('<symbol id="art"');
    expect(svg, name).toContain('var(--primary');
    expect(svg.length, name).toBeLessThan(6000);
  }
});

it('each country that a map may show is sent by the API, in the colours of a brand, and weighs little', () => {
  const source = readFileSync(join(root, 'packages/engine/src/blocks/map/map-drawing.tsx'), 'utf8');
  const [, list = ''] = /const drawings = \[([^\]]*)\]/.exec(source) ?? [];
  const countries = [...list.matchAll(/[A-Z]{2}/g)].map(([code]) => `map-${code.toLowerCase()}.svg`);
  expect(countries.toSorted()).toEqual(readdirSync(samples).filter((name) => name.startsWith('map-')));
  for (const name of countries) {
    const svg = readFileSync(join(samples, name), 'utf8');
    expect(svg, name).toContain('id="art"');
    expect(svg, name).toContain('var(--map-land');
    expect(svg.length, name).toBeLessThan(10_000);
  }
});
