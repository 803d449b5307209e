import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf, decisionRecords, ruleSections } from './decision-records.ts';
import { exists, read, repositoryFiles, sourceFiles } from './repository-files.ts';

const pages = repositoryFiles().filter((file) => /^docs\/product\/.+\.md$/.test(file));
const sections = ruleSections();
const records = decisionRecords();

/** Headings of a document that a link may name. */
const anchorsOf = (file: string): ReadonlySet<string> =>
  new Set([...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** What cites a decision: by number, by the number in a path, or by title between quotes after `docs/decisions`. */
function citations(text: string): {
  readonly numbers: readonly number[];
  readonly titles: readonly string[];
} {
  // A comment goes on behind the star of its next line.
  const flat = text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const numbers = [...flat.matchAll(/\bdecisions? (\d+)\b|docs\/decisions\/(\d{4})\b/g)].map(
    ([, one, path]) => Number(one ?? path),
  );
  const titles = [...flat.matchAll(/docs\/decisions`?,? '((?:[^'\n]|'(?=\w))+)'/g)].map(
    ([, title = '']) => title,
  );
  return { numbers, titles };
}

describe('the pages of docs/product', () => {
  it('are each named in the list', () => {
    const list = read('docs/product/README.md');
    const missing = pages.filter((file) => !list.includes(`](${posix.basename(file)})`));
    expect(missing).toEqual(['docs/product/README.md']);
  });

  it('say at the end of each section where its rules come from', () => {
    const silent = pages
      .filter((file) => !file.endsWith('/README.md'))
      .flatMap((file) =>
        read(file)
          .split(/^## /m)
          .slice(1)
          .filter((section) => !/\n\nFrom: specification §\d.*\.\n+$/s.test(section))
          .map((section) => `${file}: ${section.split('\n')[0]}`),
      );
    expect(silent).toEqual([]);
    expect(sections.filter(({ from }) => from.length === 0)).toEqual([]);
  });
});

describe('what is cited', () => {
  it('is found in comments that run over a line', () => {
    const { numbers, titles } = citations(
      "see\n * decision 12; docs/decisions\n * 'What a guest's order is'",
    );
    expect([numbers, titles]).toEqual([[12], ["What a guest's order is"]]);
    expect(citations("(docs/decisions/0115, `docs/decisions`, 'Names')")).toEqual({
      numbers: [115],
      titles: ['Names'],
    });
  });

  it('is a decision that there is', () => {
    const numbers = new Set(records.map(({ number }) => number));
    const titles = new Set(records.map(({ title }) => title));
    const wrong = [...sourceFiles(), ...repositoryFiles().filter((file) => file.endsWith('.md'))]
      .filter((file) => file !== 'checks/product-pages.test.ts')
      .flatMap((file) => {
        const cited = citations(read(file));
        return [
          ...cited.numbers.filter((number) => !numbers.has(number)),
          ...cited.titles.filter((title) => !titles.has(title)),
        ].map((one) => `${file}: ${one}`);
      });
    expect(wrong).toEqual([]);
  });

  it('is a heading that the document has', () => {
    const broken = repositoryFiles()
      .filter((file) => file.endsWith('.md') && !file.includes('/templates/'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#]*)#([^)]+)\)/g)]
          .map(([, target = '', anchor = '']) => ({
            to: target === '' ? file : posix.normalize(posix.join(posix.dirname(file), target)),
            anchor,
          }))
          .filter(({ to, anchor }) => to.endsWith('.md') && exists(to) && !anchorsOf(to).has(anchor))
          .map(({ to, anchor }) => `${file} → ${to}#${anchor}`),
      );
    expect(broken).toEqual([]);
  });
});
