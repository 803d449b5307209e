import { describe, expect, it } from 'vitest';
import { applyAll, applyCommand } from './apply-command.ts';
import { aSite } from './a-site.ts';
import type { Command } from './command.ts';
import { following, type EditedSite, type Values } from './edited-site.ts';
import { inverseOf } from './inverse-of.ts';
import { settingsWrite } from './one-design.ts';

const questions = (locale: string) => ['a', 'b', 'c'].map((name) => ({ question: `${name} ${locale}` }));
const row = (id: number, values: Values) => ({ id, revision: 1, values });

/** A site whose FAQ says something of its own in Dutch and English, and follows in Romanian. */
function inTwoLanguages(): EditedSite {
  const site = aSite();
  const nl = { title: 'Vragen', questions: questions('NL') };
  const settings = {
    NL: row(1, nl),
    EN: row(2, { title: 'Questions', questions: questions('EN') }),
    RO: following(nl),
  };
  const picture = { NL: row(3, { headerText: 'Kop' }), EN: row(4, { headerText: 'Head' }) };
  const blockOf = {
    ...site.blockOf,
    12: { ...site.blockOf[12]!, settings },
    13: { ...site.blockOf[13]!, key: 'text-with-image', settings: picture },
  };
  return { ...site, languages: ['nl', 'en', 'ro'], blockOf };
}

const write = (block: number, locale: string, set: Values): Command => ({
  type: 'setSettings',
  block,
  locale,
  set,
  unset: [],
});
const valuesOf = (site: EditedSite, block: number) =>
  Object.fromEntries(
    Object.entries(site.blockOf[block]?.settings ?? {}).map(([locale, { values }]) => [locale, values]),
  );

describe('a change in one language', () => {
  it('of a colour shows in all of them, and is taken back in all of them by one command', () => {
    const site = inTwoLanguages();
    const command = write(13, 'EN', { backgroundColor: '#ffeecc' });
    const after = applyCommand(site, command);
    expect(valuesOf(after, 13)).toEqual({
      NL: { headerText: 'Kop', backgroundColor: '#ffeecc' },
      EN: { headerText: 'Head', backgroundColor: '#ffeecc' },
    });
    const back = inverseOf(site, command);
    expect(back).toHaveLength(1);
    expect(valuesOf(applyAll(after, back), 13)).toEqual(valuesOf(site, 13));
  });

  it('of a title leaves the others the very same', () => {
    const site = inTwoLanguages();
    const after = applyCommand(site, write(12, 'NL', { title: 'Vraag en antwoord' }));
    expect(after.blockOf[12]?.settings['EN']).toBe(site.blockOf[12]?.settings['EN']);
    expect(after.blockOf[12]?.settings['RO']?.values).toMatchObject({ title: 'Vraag en antwoord' });
  });

  it('that takes a question out takes it out of all, and taking that back brings each language’s words back', () => {
    const site = inTwoLanguages();
    const [a, , c] = questions('NL');
    const command = write(12, 'NL', { questions: [c, a] });
    const after = applyCommand(site, command);
    expect(valuesOf(after, 12)['EN']).toMatchObject({
      questions: [{ question: 'c EN' }, { question: 'a EN' }],
    });
    expect(valuesOf(applyAll(after, inverseOf(site, command)), 12)).toEqual(valuesOf(site, 12));
  });
});

describe('a language that follows the default one', () => {
  it('goes on following when design is changed in it, which all languages then show', () => {
    const site = inTwoLanguages();
    const [a, b, c] = questions('NL');
    const command = settingsWrite(site, 12, 'RO', { set: { questions: [b, a, c] }, unset: [] });
    expect(command).toMatchObject({ locale: 'NL' });
    const after = applyCommand(site, command);
    expect(after.blockOf[12]?.settings['RO']?.follows).toBe(true);
    expect(valuesOf(after, 12)['EN']).toMatchObject({ questions: [{ question: 'b EN' }, {}, {}] });
  });

  it('has words of its own once they are written, and goes back to following with the design as it was', () => {
    const site = inTwoLanguages();
    const change = { set: { title: 'Întrebări', questions: questions('NL').slice(1) }, unset: [] };
    const command = settingsWrite(site, 12, 'RO', change);
    expect(command).toMatchObject({ locale: 'RO' });
    const after = applyCommand(site, command);
    expect(valuesOf(after, 12)).toMatchObject({ NL: { title: 'Vragen' }, RO: { title: 'Întrebări' } });
    expect(valuesOf(after, 12)['EN']?.['questions']).toHaveLength(2);
    expect(applyAll(after, inverseOf(site, command)).blockOf[12]).toEqual(site.blockOf[12]);
  });
});

describe('a block that comes with several languages', () => {
  it('has the design of the default one', () => {
    const site = inTwoLanguages();
    const block = {
      ...site.blockOf[13]!,
      id: -1,
      settings: { EN: row(0, { layout: 'card', headerText: 'Head' }), NL: row(0, { layout: 'poster' }) },
    };
    const after = applyCommand(site, { type: 'addBlock', uid: 'u', page: 1, index: 0, block });
    expect(valuesOf(after, -1)).toEqual({
      NL: { layout: 'poster' },
      EN: { layout: 'poster', headerText: 'Head' },
    });
  });
});
