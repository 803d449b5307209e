// What is rendered in tests, noted by language: in brackets it is of the generated language, else of another.
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const file = `${process.env['RENDERED_TEXTS'] ?? '.cache/rendered'}/${process.pid}.jsonl`;
mkdirSync(dirname(file), { recursive: true });
const noted = new Set<string>();
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** Every text that a person reads or hears on a page, but what is said to be in another language. */
function textsOf(html: string): string[] {
  const page = html.replaceAll(/<(style|script|code|pre|textarea)\b[\s\S]*?<\/\1>/g, '\n');
  // At its label a setting stands as code calls it.
  const worded = page.replaceAll(/(<label\b[^>]*?) title="[^"]*"/g, '$1');
  const own = worded.replaceAll(/<(td|span|option|p|b)\b[^>]* lang="(?!de)[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '\n');
  const heard = [
    ...own.matchAll(
      / (?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt)="([^"]*)"/g,
    ),
  ];
  const read = own.replaceAll(/<[^>]*>/g, '\n').split('\n');
  return [...read, ...heard.map(([, text = '']) => text)]
    .map((text) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole).trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** Notes the texts of a page, with the place that rendered it. */
export function note(html: string, place: string): void {
  const texts = textsOf(html);
  const generated = texts.some((text) => text.includes('⟦'));
  for (const text of texts) {
    if (text.includes('⟦') || text.includes('⟧')) continue;
    const line = JSON.stringify({ place, generated, text });
    if (noted.has(line)) continue;
    noted.add(line);
    appendFileSync(file, `${line}\n`);
  }
}
