// @vitest-environment happy-dom
import mermaid from 'mermaid';
import { describe, expect, it } from 'vitest';
import { derivedPages } from './derived-pages.ts';
import { documents, read } from './repository.ts';

const texts = [
  ...documents().map((file) => [file, read(file)] as const),
  ...derivedPages().map(({ page, text }) => [page, text] as const),
];
const charts = texts.flatMap(([of, text]) =>
  [...text.matchAll(/^```mermaid\n(.*?)^```$/gms)].map(([, chart = '']) => [of, chart] as const),
);

describe('charts of the pages', () => {
  it.each(charts)('of %s can be drawn', async (_, chart) => {
    await expect(mermaid.parse(chart)).resolves.toBeTruthy();
  });

  it('are found, and one that cannot be drawn is told', async () => {
    expect(charts.map(([of]) => of)).toContain('ARCHITECTURE.md');
    await expect(mermaid.parse('flowchart LR\n  two words --> one')).rejects.toThrow('Parse error');
  });
});
