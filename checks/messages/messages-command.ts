/** What `npm run messages` runs: hands all texts of a language to a translator as JSON, and writes them back. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locales } from '../../packages/messages/src/index.ts';
import { read, repositoryFiles, root } from '../repository-files.ts';
import { exportTexts, readCatalogue, type Catalogue, type MessageFile } from './catalogue.ts';
import { writeTexts } from './write-texts.ts';

const usage = `npm run messages -- export LANGUAGE [FILE]   writes every text, with its English, into messages.LANGUAGE.json
npm run messages -- import FILE              writes what was translated back to where it is declared`;

const standing = process.env['INIT_CWD'] ?? process.cwd();
const [command = '', ...args] = process.argv.slice(2);

function refuse(...sentences: readonly string[]): never {
  console.error(sentences.join('\n'));
  process.exit(1);
}

function languageNamed(name: unknown): string {
  if (name === 'en')
    refuse('English is what the others are translated from: change it where it is declared.');
  if (typeof name === 'string' && locales.some((locale) => locale === name)) return name;
  return refuse(
    `‘${String(name)}’ is no language of the product (${locales.join(', ')}). A new one is added to packages/messages/src/locales.ts first.`,
  );
}

const files: readonly MessageFile[] = repositoryFiles()
  .filter((file) => /\.(messages|labels)\.ts$/.test(file))
  .map((file) => ({ file, source: read(file) }));

const listed = (sentences: readonly string[]): string[] =>
  sentences.length > 20
    ? [...sentences.slice(0, 20), `… and ${sentences.length - 20} more.`]
    : [...sentences];

function exportTo(language: string, path: string): void {
  const catalogue = exportTexts(files, language, locales);
  writeFileSync(path, `${JSON.stringify(catalogue, null, 2)}\n`);
  const texts = Object.values(catalogue.files).flatMap((rows) => Object.values(rows));
  const open = texts.filter((text) => text[language] === '').length;
  console.log(
    `${path}: ${texts.length} texts, ${open === 0 ? 'all of them translated' : `${open} to translate`}.`,
  );
}

function readJson(path: string): Catalogue {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Partial<Catalogue> | null;
    if (typeof value?.files === 'object') return value as Catalogue;
  } catch (error) {
    refuse(`${path} cannot be read: ${(error as Error).message}`);
  }
  return refuse(`${path} is no file that npm run messages -- export wrote: it has no ‘files’.`);
}

function importFrom(path: string): void {
  const catalogue = readJson(path);
  const language = languageNamed(catalogue.language);
  const { problems, missing, outdated, texts } = readCatalogue(catalogue, files, locales);
  if (problems.length > 0) refuse('Nothing was written:', ...listed(problems));
  const changed = files.flatMap((each) => {
    const written = writeTexts(each, texts.get(each.file) ?? new Map(), language, locales);
    if (written === each.source) return [];
    writeFileSync(join(root, each.file), written);
    return [each.file];
  });
  if (changed.length > 0) execFileSync(join(root, 'node_modules/.bin/oxfmt'), changed, { cwd: root });
  if (outdated.length > 0)
    console.log(['Left as they are, their English has changed:', ...listed(outdated)].join('\n'));
  if (missing.length > 0) console.log([`Not translated yet:`, ...listed(missing)].join('\n'));
  console.log(changed.length === 0 ? 'Nothing differs.' : `${changed.length} files written.`);
}

if (command === 'export')
  exportTo(languageNamed(args[0]), resolve(standing, args[1] ?? `messages.${args[0]}.json`));
else if (command === 'import' && args[0]) importFrom(resolve(standing, args[0]));
else refuse(usage);
