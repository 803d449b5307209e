import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visiblePages } from '../scripts/visible-pages.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-shown-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const context = `# Error details

# Page snapshot

\`\`\`yaml
- banner [ref=e2]:
  - link "Wadwerk" [ref=e3] [cursor=pointer]:
    - /url: /
- main [ref=e4]:
  - heading "Feeds" [level=1] [ref=e5]
  - link "Verloop" [ref=e6] [cursor=pointer]:
    - /url: /my-account
- contentinfo [ref=e7]:
  - text: © Wadwerk
\`\`\`
`;

describe('a journey that failed', () => {
  it('tells what the main part of its page showed', () => {
    mkdirSync(join(folder, 'bring-in-a-feed'));
    writeFileSync(join(folder, 'bring-in-a-feed', 'error-context.md'), context);
    mkdirSync(join(folder, 'another'));
    expect(visiblePages(folder)).toBe(
      [
        'What bring-in-a-feed showed:',
        '- main:',
        '  - heading "Feeds" [level=1]',
        '  - link "Verloop":',
        '',
      ].join('\n'),
    );
  });

  it('tells nothing where no page was kept', () => {
    expect(visiblePages(folder)).toBe('');
    expect(visiblePages(join(folder, 'nowhere'))).toBe('');
  });
});
