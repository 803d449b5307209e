import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { editorMessages } from '../../editor.messages.ts';
import { aSite } from '../../page-editing/a-site.ts';
import type { EditedBlock, EditedSite, LocaleValues, Values } from '../../page-editing/edited-site.ts';
import { createTranslator } from '@boardwright/ui/translator';
import { commandsOf, isTaken, outcomeOfFile, targetOf, type FileLine } from './file-outcome.ts';
import { applyAll } from '../../page-editing/apply-command.ts';
import { readTranslations } from './read-translations.ts';
import { unitsOfSite, type UnitNames } from './site-units.ts';
import type { TextUnit } from './text-unit.ts';

const schemas: Readonly<Record<string, BlockSchema | undefined>> = coreSchemas;

export const names: UnitNames = {
  t: createTranslator('en', { editor: editorMessages.en }).namespace('editor'),
  schemaOf: (key) => schemas[key],
  settingTitle: (name) => name,
  groups: { page: 'The page itself', site: 'The whole site', product: 'Texts of the product' },
  rows: [],
};

/** A site in Dutch and English, with a block of questions, a menu and a text with markup. */
export function translatedSite({
  faq,
  faqEn,
  menu,
  site,
}: {
  readonly faq?: Values;
  readonly faqEn?: Values;
  readonly menu?: Values;
  readonly site?: Partial<EditedSite>;
} = {}): EditedSite {
  const base = aSite();
  const row = (id: number, values: Values): LocaleValues => ({ id, revision: 1, values });
  const block = (id: number, values: Values, en?: Values): EditedBlock => ({
    ...(base.blockOf[id] as EditedBlock),
    settings: {
      NL: row(id * 10, values),
      EN: en ? row(id * 10 + 1, en) : { id: undefined, revision: 0, values, follows: true },
    },
  });
  const questions = {
    title: 'Veel gestelde vragen',
    questions: [
      { question: 'Wat kost het?', answer: '<p>Niets, {{name}}. <b>Echt</b>.</p>' },
      { question: 'Hoe stop ik?', answer: '<p>Zo</p>' },
    ],
  };
  return {
    ...base,
    blockOf: {
      ...base.blockOf,
      11: block(11, menu ?? { guestLinks: [{ name: 'Vacatures', link: '/vacatures' }] }),
      12: block(12, faq ?? questions, faqEn),
      13: block(13, { html: '' }),
      21: block(21, { title: 'Over ons en meer' }),
    },
    ...site,
  };
}

export const unitsOf = (site: EditedSite): readonly TextUnit[] => unitsOfSite(site, 'EN', names);

/** The file of a site, with each translation as `translate` makes it. */
export const translatedUnits = (
  site: EditedSite,
  translate: (unit: TextUnit) => string,
): readonly TextUnit[] =>
  unitsOf(site).map((unit) => ({ ...unit, target: translate(unit), isMissing: translate(unit) === '' }));

/** What would become of a file. */
export async function bringIn(site: EditedSite, file: string | Uint8Array): Promise<readonly FileLine[]> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const read = await readTranslations('file', bytes);
  targetOf(site, read);
  const { sanitise } = await import('@boardwright/ui/sanitise');
  return outcomeOfFile(site, unitsOf(site), read, sanitise);
}

/** The site with what a file has for it. */
export async function takenOver(site: EditedSite, file: string | Uint8Array): Promise<EditedSite> {
  const lines = await bringIn(site, file);
  return applyAll(
    site,
    commandsOf(
      site,
      lines.filter((line) => isTaken(line, new Set())),
    ),
  );
}
