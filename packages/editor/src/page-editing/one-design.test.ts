import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll, applyCommand } from './apply-command.ts';
import { aSite } from './a-site.ts';
import type { Command } from './command.ts';
import { following, type EditedSite, type Values } from './edited-site.ts';
import { beginEditing, type Editing } from './editing.ts';
import { inverseOf } from './inverse-of.ts';
import { doStep, undo } from './steps.ts';
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
  const texts = { headerText: 'Kop' };
  const picture = { NL: row(3, texts), EN: row(4, { headerText: 'Head' }), RO: following(texts) };
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
      RO: { headerText: 'Kop', backgroundColor: '#ffeecc' },
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

describe('whatever is done to a block in its languages', () => {
  const item = fc.record({
    question: fc.constantFrom('', 'een', 'twee', 'drie', 'vier'),
    answer: fc.constantFrom('', 'ja', 'nee'),
  });
  const written = fc.record({
    block: fc.constantFrom(12, 13),
    locale: fc.constantFrom('NL', 'EN', 'RO'),
    set: fc.record(
      {
        title: fc.constantFrom('', 'Vragen'),
        questions: fc.array(item, { maxLength: 4 }),
        layout: fc.constantFrom('card', 'poster'),
        headerText: fc.constantFrom('', 'Kop'),
        image: fc.record({ src: fc.constantFrom('', '/a.png'), alt: fc.constantFrom('', 'Zee') }),
      },
      { requiredKeys: [] },
    ),
  });

  it('is taken back whole, step by step, in every language', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 6 }), (writes) => {
        const sites = [inTwoLanguages()];
        const inverses: (readonly Command[])[] = [];
        for (const { block, locale, set } of writes) {
          const site = sites.at(-1)!;
          const command = settingsWrite(site, block, locale, { set, unset: [] });
          inverses.push(inverseOf(site, command));
          sites.push(applyCommand(site, command));
        }
        let now = sites.at(-1)!;
        for (const [at, inverse] of [...inverses.entries()].toReversed()) {
          now = applyAll(now, inverse);
          expect(now.blockOf).toEqual(sites[at]!.blockOf);
        }
      }),
      { seed: 18, numRuns: 1000 },
    );
  });
});

describe('a thing that is taken out just before another is written', () => {
  const begun = beginEditing(inTwoLanguages());
  const type = (editing: Editing, uid: string, questionsNow: readonly object[]) => {
    const change = { set: { questions: questionsNow }, unset: [] };
    const commands = [settingsWrite(editing.site, 12, 'NL', change)];
    return doStep(editing, { uid, name: { key: 'x' }, page: 1, at: 0, commands }, false);
  };
  const [, b, c] = questions('NL');
  const out = type(begun, 'one', [b!, c!]);
  const typed = ['B', 'B!'].reduce((editing, question) => type(editing, question, [{ question }, c!]), out);

  it('is saved before it, so that the server can tell one from the other; key strokes are one save', () => {
    expect(typed.pending.map(({ command }) => command)).toMatchObject([
      { set: { questions: [b, c] } },
      { set: { questions: [{ question: 'B!' }, c] }, inPlace: true },
    ]);
    expect(valuesOf(typed.site, 12)['EN']).toMatchObject({
      questions: [{ question: 'b EN' }, { question: 'c EN' }],
    });
  });

  it('is one step with it, which taken back gives every language its words', () => {
    expect(typed.history).toHaveLength(1);
    expect(valuesOf(undo(typed, 'back').site, 12)).toEqual(valuesOf(begun.site, 12));
  });
});

describe('what is typed, key by key, into one thing of a list that all languages share', () => {
  const links = (locale: string) =>
    ['a', 'b', 'c'].map((name) => ({ name: `${name} ${locale}`, linkType: 'CUSTOM_LINK', link: `/${name}` }));
  const settings = {
    NL: row(1, { guestLinks: links('NL') }),
    EN: row(2, { guestLinks: links('EN') }),
    RO: following({ guestLinks: links('NL') }),
  };
  const site = inTwoLanguages();
  const begun = beginEditing({
    ...site,
    blockOf: { ...site.blockOf, 12: { ...site.blockOf[12]!, key: 'navbar', settings } },
  });
  const [a, b, c] = links('NL');
  const type = (editing: Editing, uid: string, guestLinks: readonly object[]) => {
    const commands = [settingsWrite(editing.site, 12, 'NL', { set: { guestLinks }, unset: [] })];
    return doStep(editing, { uid, name: { key: 'x' }, page: 1, at: 0, commands }, false);
  };
  const keys = ['/b2', '/b20', '/b202'];

  it('is one save, shows in all of them with their own words, and is taken back in all of them', () => {
    const typed = keys.reduce((editing, link) => type(editing, link, [a!, { ...b!, link }, c!]), begun);
    const command = { set: { guestLinks: [a, { ...b, link: '/b202' }, c] } };
    expect(typed.pending.map((entry) => entry.command)).toMatchObject([command]);
    expect(typed.history).toHaveLength(1);
    expect(typed.history[0]?.changes[0]?.inverse.length).toBeLessThan(4);
    expect(valuesOf(typed.site, 12)['EN']).toEqual({
      guestLinks: links('EN').map((one) => (one.link === '/b' ? { ...one, link: '/b202' } : one)),
    });
    expect(valuesOf(undo(typed, 'back').site, 12)).toEqual(valuesOf(begun.site, 12));
  });

  it('is a save of its own after things were moved, so that the server can tell what went where', () => {
    const moved = type(begun, 'move', [c!, a!, b!]);
    const typed = keys.reduce((editing, link) => type(editing, link, [{ ...c!, link }, a!, b!]), moved);
    expect(typed.pending[0]?.command).toMatchObject({ set: { guestLinks: [c, a, b] } });
    expect(typed.pending.at(-1)?.command).toMatchObject({
      set: { guestLinks: [{ link: '/b202' }, a, b] },
    });
    expect(valuesOf(undo(typed, 'back').site, 12)).toEqual(valuesOf(begun.site, 12));
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
