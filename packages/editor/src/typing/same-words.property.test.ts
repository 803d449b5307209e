import fc from 'fast-check';
import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { aSite } from '../page-editing/a-site.ts';
import { createDeferredView } from '../page-editing/deferred-view.ts';
import { editorOf } from '../page-editing/editor-of.ts';
import { pageEditingMachine } from '../page-editing/page-editing.machine.ts';
import { settingsWriter } from '../panel/use-write-settings.ts';
import { filledSettings, type Settings } from '../saving/site-pages.ts';
import { textAt, textPlaces, type TextPlace } from './text-places.ts';
import { createTypingSession, type SessionPorts } from './typing-session.ts';

const schema = coreSchemas.faq as BlockSchema as BlockSchema<string, Settings>;
const validator = validatorOfSettings(schema.settings);
const where = { block: 12, locale: 'NL' } as const;
const first = {
  title: 'Vragen',
  questions: [
    { question: 'Wat kost het?', answer: '<p>Niets.</p>' },
    { question: 'Hoe lang?', answer: '<p>Een week.</p>' },
  ],
};

/** An editor at work on a block with texts, and one of these as it is typed in on the page. */
function atWork() {
  const site = aSite();
  const block = { ...site.blockOf[12]!, settings: { NL: { id: 120, revision: 1, values: first } } };
  const edited = { ...site, languages: ['nl'], blockOf: { ...site.blockOf, 12: block } };
  const actor = createActor(pageEditingMachine, { input: { site: edited }, clock: new SimulatedClock() });
  actor.start();
  const at = { time: 0, count: 0 };
  const now = (act: () => void): void => act();
  const editor = editorOf(actor, createDeferredView(actor, { whenPainted: now, whenRested: now }), {
    now: () => at.time,
    newUid: () => `uid-${(at.count += 1)}`,
  });
  const writer = settingsWriter(editor, () => ({
    ...where,
    page: 1,
    schema,
    title: 'FAQ',
    validator,
  }));
  const rendered = (): Settings => filledSettings(schema, editor.site().blockOf[12]!, 'nl');
  const written = (): Settings => ({ ...rendered(), ...editor.drafts(where) });
  const page = { text: '', pinned: undefined as Settings | undefined, lost: [] as TextPlace[] };
  const ports: SessionPorts = {
    rendered,
    written,
    drafts: () => editor.drafts(where),
    forgetDraft: (name) => editor.forgetDrafts(where, [name]),
    override: (settings) => {
      page.pinned = settings;
    },
    write: (place, text) =>
      void writer.writeLate(
        place,
        (part) => typeof part === 'string',
        () => text,
      ),
    writeWhole: (name, value) => writer.write(name, value),
    undo: () => void editor.undo(),
    redo: () => void editor.redo(),
    onText: () => undefined,
    onLost: (place) => page.lost.push(place),
  };
  const session = createTypingSession(ports);
  editor.watch(session.follow);
  return {
    editor,
    writer,
    session,
    page,
    rendered,
    written,
    pause: () => (at.time += 5000),
    begin(nth: number) {
      session.end();
      const places = textPlaces(schema, rendered());
      const place = places[nth % places.length];
      if (!place) return;
      page.text = textAt(written(), place) ?? '';
      session.begin(place, {
        text: () => page.text,
        show: (text) => (page.text = text),
        isThere: () => true,
        remove: () => undefined,
      });
    },
    type(text: string) {
      if (!session.place()) return;
      page.text = text;
      session.input();
    },
  };
}
type Work = ReturnType<typeof atWork>;

const words = fc.oneof(fc.string(), fc.constant('x'.repeat(301)), fc.constant('<p>Twee <b>regels</b></p>'));
/** Whatever is done on the page and in the panel. @returns what must be there after it */
const moves: fc.Arbitrary<(work: Work) => unknown> = fc.oneof(
  words.map((text) => (work: Work) => {
    work.type(text);
    return work.session.place() && text;
  }),
  words.map((text) => (work: Work) => {
    const place = work.session.place();
    const isWritten =
      place &&
      work.writer.writeLate(
        place,
        () => true,
        () => text,
      );
    return isWritten ? text : undefined;
  }),
  words.map(
    (text) =>
      ({ writer }: Work) =>
        writer.write('title', text),
  ),
  fc.constant(({ writer, written }: Work) => {
    const questions = written()['questions'] as readonly unknown[];
    writer.write('questions', [{ question: 'Nieuw', answer: '' }, ...questions]);
  }),
  fc.nat(5).map(
    (nth) =>
      ({ begin }: Work) =>
        begin(nth),
  ),
  fc.constant(({ session }: Work) => session.undo()),
  fc.constant(({ session }: Work) => session.redo()),
  fc.constant(({ editor }: Work) => editor.undo()),
  fc.constant(({ editor }: Work) => editor.redo()),
  fc.constant(({ session }: Work) => session.end()),
  fc.constant(({ pause }: Work) => pause()),
);

describe('a text that is typed on the page', () => {
  it('is the same words as in the panel, whoever writes them, and what is undone comes back', () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 40 }), (all) => {
        const work = atWork();
        work.begin(0);
        for (const move of all) {
          const place = work.session.place();
          const expected = move(work);
          const now = work.session.place();
          if (place && typeof expected === 'string') expect(textAt(work.written(), place)).toBe(expected);
          if (!now) continue;
          expect(work.page.text).toBe(textAt(work.written(), now));
          // The page's own text is the one thing it does not follow.
          expect(work.page.pinned && textAt(work.page.pinned, now)).toBe(now.value);
        }
        const last = work.rendered();
        let steps = 0;
        while (work.editor.undo()) steps += 1;
        expect(work.rendered()).toMatchObject(first);
        for (; steps > 0; steps -= 1) work.editor.redo();
        expect(work.rendered()).toEqual(last);
      }),
    );
  });

  it('that is too long is taken back to what is stored, and comes again', () => {
    const work = atWork();
    work.begin(0);
    work.type('Vaak gevraagd');
    work.type('x'.repeat(201));
    work.session.undo();
    expect(work.page.text).toBe('Vaak gevraagd');
    work.session.redo();
    expect(work.page.text).toBe('x'.repeat(201));
    work.session.undo();
    work.session.undo();
    expect(work.page.text).toBe('Vragen');
  });

  it('whose item of a list moves goes on in the panel, with all that was typed', () => {
    const work = atWork();
    work.begin(1);
    work.type('Wat kost dat?');
    work.writer.write('questions', [
      { question: 'Nieuw', answer: '' },
      ...(work.written()['questions'] as []),
    ]);
    expect(work.page.lost).toHaveLength(1);
    expect(work.session.place()).toBeUndefined();
    expect(work.rendered()['questions']).toMatchObject([
      { question: 'Nieuw' },
      { question: 'Wat kost dat?' },
      {},
    ]);
  });
});
