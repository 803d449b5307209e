import { describe, expect, it } from 'vitest';
import { applyAll } from '../../page-editing/apply-command.ts';
import type { EditedSite, Values } from '../../page-editing/edited-site.ts';
import { bringIn, takenOver, translatedSite, translatedUnits, unitsOf } from './a-translated-site.fixture.ts';
import { csvTranslations } from './csv-translations.ts';
import { commandsOf, type FileLine } from './file-outcome.ts';
import { FileProblem, mostTexts } from './file-problem.ts';
import { markOf, type TextUnit } from './text-unit.ts';
import { writeXliff } from './write-xliff.ts';

const title = 'site18.block12.title';
const answer = 'site18.block12.questions.0.answer';
const about = { source: 'nl', target: 'en', site: 18 };
const plain = translatedSite();
const english: Readonly<Record<string, string>> = {
  [title]: 'Frequently asked questions',
  [answer]: '<p>Nothing, {{name}}. <b>Really</b>.</p>',
};
const inEnglish = (unit: TextUnit): string => english[unit.id] ?? '';
const units = (texts = english, site = plain) => translatedUnits(site, ({ id }) => texts[id] ?? '');
const csv = (texts?: Readonly<Record<string, string>>) => csvTranslations(units(texts), 'nl', 'en');

const questionsOf = (site: EditedSite, locale: string): readonly Values[] =>
  (site.blockOf[12]?.settings[locale]?.values['questions'] ?? []) as readonly Values[];

async function lineOf(file: string, id: string, site = plain): Promise<FileLine | undefined> {
  return (await bringIn(site, file)).find((line) => line.id === id);
}
const stateOf = async (file: string, id: string, site = plain) => {
  const line = await lineOf(file, id, site);
  return line && [line.state, line.reason, line.values?.['code']].filter((one) => one !== undefined);
};
const problemOf = (file: string | Uint8Array, site = plain): Promise<string> =>
  bringIn(site, file).then(
    () => 'none',
    (error: unknown) => (error instanceof FileProblem ? error.kind : String(error)),
  );
const writers = {
  CSV: () => csvTranslations(translatedUnits(plain, inEnglish), 'nl', 'en'),
  'XLIFF 1.2': () => writeXliff(translatedUnits(plain, inEnglish), about, '1.2'),
  'XLIFF 2.0': () => writeXliff(translatedUnits(plain, inEnglish), about, '2.0'),
};

describe('a file of translations', () => {
  it.each(Object.entries(writers))(
    'writes what is translated and leaves the rest, as %s',
    async (_, write) => {
      const after = await takenOver(plain, write());
      const row = after.blockOf[12]?.settings['EN'];
      expect(row?.follows).toBeUndefined();
      expect(row?.values['title']).toBe('Frequently asked questions');
      expect(questionsOf(after, 'EN')[0]?.['answer']).toBe(english[answer]);
      expect(after.blockOf[12]?.settings['NL']).toBe(plain.blockOf[12]?.settings['NL']);
      // Nothing was translated there, so that its language still follows the other.
      expect(after.blockOf[11]?.settings['EN']?.follows).toBe(true);
    },
  );

  it('is one command for each block, page and language, that moves nothing', async () => {
    const lines = await bringIn(plain, csv());
    const commands = commandsOf(
      plain,
      lines.filter(({ state }) => state === 'new'),
    );
    expect(commands.map(({ type }) => type)).toEqual(['setSettings']);
    expect(commands[0]).toMatchObject({ block: 12, locale: 'EN', inPlace: true });
  });

  it('is of a text the site has changed since: it is looked at, with the source as it was', async () => {
    const now = applyAll(plain, [
      { type: 'setSettings', block: 12, locale: 'NL', set: { title: 'Vragen die u stelt' }, unset: [] },
    ]);
    const line = await lineOf(csv(), title, now);
    expect(line).toMatchObject({
      state: 'disputed',
      reason: 'sourceChanged',
      source: 'Vragen die u stelt',
      sourceBefore: 'Veel gestelde vragen',
    });
    expect(await takenOver(now, csv({ [title]: 'Questions asked' }))).toBe(now);
  });

  it('is of a translation that somebody else changed since: it is looked at', async () => {
    const now = await takenOver(plain, csv({ [title]: 'Questions and answers' }));
    expect(await stateOf(csv(), title, now)).toEqual(['disputed', 'targetChanged']);
    // A tool that dropped the mark: what is there is seen beside it.
    const unmarked = csv().replaceAll(markOf(''), '');
    expect(await stateOf(unmarked, title, now)).toEqual(['changed']);
  });

  it('finds a text in a list that was put in another order', async () => {
    const [first, second] = questionsOf(plain, 'NL');
    const set = { questions: [second, first] };
    const now = applyAll(plain, [{ type: 'setSettings', block: 12, locale: 'NL', set, unset: [] }]);
    const after = await takenOver(now, csv());
    expect(questionsOf(after, 'EN').map((one) => one['answer'])).toEqual(['<p>Zo</p>', english[answer]]);
  });

  it.each<[string, string, string, readonly string[]]>([
    [
      'a placeholder is missing',
      answer,
      '<p>Nothing. <b>Really</b>.</p>',
      ['placeholderMissing', '{{name}}'],
    ],
    ['a placeholder is new', title, 'Questions of {jobTitle}', ['placeholderNew', '{jobTitle}']],
    ['a tag is missing', answer, '<p>Nothing, {{name}}. Really.</p>', ['tagMissing', '<b>']],
    [
      'a tag is new',
      answer,
      '<p>Nothing, {{name}}. <b>Really</b>.<img src=x onerror=a()></p>',
      ['tagNew', '<img src=x onerror=a()>'],
    ],
    ['tags are crossed', answer, '<p>Nothing, {{name}}. <b>Really</p>.</b>', ['tagOrder', '</p>']],
    ['it is too long', title, 'x'.repeat(5000), ['tooLong']],
  ])('refuses a text where %s', async (_, id, text, reason) => {
    expect(await stateOf(csv({ [id]: text }), id)).toEqual(['refused', ...reason]);
  });

  it('refuses what is not on the site, and says so of each', async () => {
    const [head, ...rows] = csv().trim().split('\r\n');
    const added = ['site18.block99.title,,Weg,Away', 'site7.block12.title,,Veel,Many', ',,,'];
    const lines = await bringIn(plain, [head, ...rows, ...added].join('\r\n'));
    expect(lines.slice(-3).map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'unknown'],
      ['refused', 'otherSite'],
      ['refused', 'otherSite'],
    ]);
  });

  it('may have a text twice, but not two translations of it', async () => {
    const [head, ...rows] = csv().trim().split('\r\n');
    const line = rows.find((row) => row.startsWith(title)) ?? '';
    const twice = (other: string) => [head, line, other].join('\r\n');
    expect((await bringIn(plain, twice(line))).map(({ state }) => state)).toEqual(['new']);
    const lines = await bringIn(plain, twice(line.replace('Frequently asked', 'Often put')));
    expect(lines.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'twice'],
      ['refused', 'twice'],
    ]);
  });

  it('takes nothing away: an empty translation, and a copy of the source, are not translated', async () => {
    const done = await takenOver(plain, csv());
    expect(await takenOver(done, csv({}))).toBe(done);
    expect(await stateOf(csv({ [title]: 'Veel gestelde vragen' }), title)).toEqual(['empty']);
    expect(await takenOver(done, csvTranslations(unitsOf(done).slice(0, 1), 'nl', 'en'))).toBe(done);
  });

  it('reads what a tool for translators makes of it: sentences apart, marks, suggestions, codes by number', async () => {
    const old = `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="site18" source-language="nl-NL" target-language="en-GB" datatype="html"><body>
      <trans-unit id="${answer}"><source><ph id="1">&lt;p&gt;</ph>Niets, <ph id="2">{{name}}</ph>. <ph id="3">&lt;b&gt;</ph>Echt<ph id="4">&lt;/b&gt;</ph>.<ph id="5">&lt;/p&gt;</ph></source>
      <seg-source><mrk mtype="seg">Iets anders</mrk></seg-source>
      <target><mrk mtype="seg"><x id="1"/>Nothing, <x id="2"/>. </mrk><mrk mtype="seg"><x id="3"/>Really<x id="4"/>.<x id="5"/></mrk></target>
      <alt-trans><source>Niets</source><target>Wrong</target></alt-trans></trans-unit></body></file></xliff>`;
    expect(await lineOf(old, answer)).toMatchObject({ state: 'new', after: english[answer] });
    const two = (
      second: string,
    ) => `<xliff version="2.1" srcLang="nl" trgLang="en" xmlns="urn:oasis:names:tc:xliff:document:2.0">
      <file id="f"><group id="g"><unit id="${title}"><segment><source>Veel </source><target>Frequently </target></segment>
      <ignorable><source></source></ignorable><segment><source>gestelde vragen</source>${second}</segment></unit></group></file></xliff>`;
    expect(await lineOf(two('<target>asked <mrk id="m">questions</mrk></target>'), title)).toMatchObject({
      state: 'new',
      after: english[title],
    });
    expect(await stateOf(two('<target/>'), title)).toEqual(['refused', 'partial']);
  });
});

describe('a file as another program saved it', () => {
  const bytesOf = (text: string, width: 1 | 2): Uint8Array =>
    Uint8Array.from(
      [...text].flatMap((sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return width === 1 ? [code] : [code & 255, code >> 8];
      }),
    );
  const accented = csv({ [title]: 'Déjà vu and more' });
  const semicolons = [
    'id;where;source nl;target en',
    `${title};;Veel gestelde vragen;Déjà vu; and more`,
  ].join('\n');

  it.each<[string, string | Uint8Array]>([
    ['UTF-8 with its mark', accented],
    ['UTF-8 without', accented.slice(1)],
    ['UTF-16', bytesOf(accented, 2)],
    ['Windows-1252', bytesOf(accented.slice(1).replaceAll('›', '>'), 1)],
    ['semicolons', semicolons.replace('Déjà vu; and more', 'Déjà vu and more')],
    ['tabs', semicolons.replace('Déjà vu; and more', 'Déjà vu and more').replaceAll(';', '\t')],
  ])('is read in %s', async (_, file) => {
    const lines = await bringIn(plain, file);
    expect(lines.find(({ id }) => id === title)?.after).toBe('Déjà vu and more');
  });

  const xml = (inside: string, head = '') =>
    `<?xml version="1.0"?>${head}<xliff version="2.0" srcLang="nl" trgLang="en" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f">${inside}</file></xliff>`;
  const unit = (id = title) =>
    `<unit id="${id}"><segment><source>a</source><target>b</target></segment></unit>`;
  it.each<[string, string | Uint8Array]>([
    ['empty', ''],
    ['tooBig', new Uint8Array(10_000_001)],
    ['kind', Uint8Array.from([0x50, 0x4b, 3, 4, 0])],
    ['kind', '<html><body>no</body></html>'],
    ['broken', xml('<unit>')],
    ['broken', `id,target en\n"${title},x`],
    ['broken', xml(`${'<group>'.repeat(80)}${'</group>'.repeat(80)}`)],
    ['doctype', xml(unit(), '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')],
    ['tooMany', `id,target en\n${'a,b\n'.repeat(mostTexts + 1)}`],
    ['columns', 'name,words\na,b'],
    ['noLanguage', `id,target\n${title},x`],
    ['language', `id,target fr\n${title},x`],
    ['ownLanguage', `id,target nl\n${title},x`],
    ['sourceLanguage', `id,source en,target nl\n${title},y,x`],
    ['otherSite', csv().replaceAll('site18.', 'site7.')],
    ['encoding', Uint8Array.from([0xef, 0xbb, 0xbf, 0xff, 0xff])],
    ['empty', xml('')],
  ])('is refused as a whole: %s', async (kind, file) => {
    expect(await problemOf(file)).toBe(kind);
  });
});
