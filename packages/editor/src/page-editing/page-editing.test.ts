import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type ActorRefFrom } from 'xstate';
import { aSite, typed } from './a-site.ts';
import { applyAll } from './apply-command.ts';
import { createdBy, type Command } from './command.ts';
import { confirm } from './save-results.ts';
import { beginEditing, nothingStored, type Editing, type Journal, type Saved } from './editing.ts';
import { doStep, redo, undo } from './steps.ts';
import type { EditedBlock, EditedSite } from './edited-site.ts';
import { gatherTime, longestGather, refusedTime, retryTime } from './page-editing.setup.ts';
import { pageEditingMachine } from './page-editing.machine.ts';
import { SaveError } from './save-problem.ts';
import { rowOf } from './value-change.ts';

/** What an admin sees: the lists and what they name, without what was taken off. */
function contentOf(site: EditedSite) {
  const pages = site.pages.map((id) => {
    const page = site.pageOf[id];
    return { ...page, blocks: page?.blocks.map((block) => site.blockOf[block]) };
  });
  const presets = site.presets.map((id) => site.presetOf[id]);
  const { pageOf: _p, blockOf: _b, presetOf: _r, ...rest } = site;
  return { ...rest, pages, presets };
}

const newBlock = (id: number): EditedBlock => ({
  id,
  key: 'faq',
  isGlobal: false,
  revision: 0,
  customStyles: '',
  version: 0,
  settings: { NL: { id: undefined, revision: 0, values: {} } },
});
let count = 0;
const notice = (commands: readonly Command[], at = (count += 1) * 10_000) => ({
  uid: `step-${(count += 1)}`,
  name: { key: 'changed' },
  page: 1,
  at,
  commands,
});

/** Any command that names things of the little site, or things that are not there. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('setSettings' as const),
    block: fc.constantFrom(11, 12, 13, 21, 99),
    locale: fc.constantFrom('NL', 'EN'),
    set: fc.dictionary(fc.constantFrom('title', 'text', 'count'), fc.string()),
    unset: fc.subarray(['title', 'count']),
  }),
  fc.record({
    type: fc.constantFrom('removeBlock' as const),
    block: fc.constantFrom(11, 12, 13, 21, 99),
    page: fc.constantFrom(1, 2, 99),
  }),
  fc.record({
    type: fc.constantFrom('moveBlock' as const, 'restoreBlock' as const),
    block: fc.constantFrom(11, 12, 13, 21),
    page: fc.constantFrom(1, 2),
    index: fc.integer({ min: 0, max: 5 }),
  }),
  fc
    .integer({ min: -1_000_000, max: -1 })
    .map((id) => ({ type: 'addBlock' as const, uid: `u${id}`, page: 1, index: 1, block: newBlock(id) })),
  fc.record({ type: fc.constant('setStyles' as const), block: fc.constantFrom(12, 13), css: fc.string() }),
  fc.record({
    type: fc.constant('setScope' as const),
    block: fc.constantFrom(12, 13),
    page: fc.constant(1),
    isGlobal: fc.boolean(),
  }),
  fc.record({ type: fc.constant('removePage' as const), page: fc.constantFrom(1, 2) }),
  fc.record({
    type: fc.constant('setPage' as const),
    page: fc.constantFrom(1, 2),
    key: fc.constantFrom('p-home', 'p-about'),
    path: fc.dictionary(fc.constantFrom('nl', 'en'), fc.string()),
  }),
  fc.record({
    type: fc.constant('setSite' as const),
    set: fc.dictionary(fc.constantFrom('color_primary', 'favicon'), fc.string()),
    unset: fc.subarray(['color_primary']),
  }),
  fc.record({
    type: fc.constant('setCookieScripts' as const),
    scripts: fc.array(fc.record({ name: fc.string() })),
  }),
);

describe('undo and redo', () => {
  const steps = fc.array(fc.array(anyCommand, { minLength: 1, maxLength: 3 }), { maxLength: 12 });

  it('any steps taken back leave the site as it was, and done again as it became', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const before = beginEditing(aSite());
        let editing: Editing = before;
        for (const commands of all) editing = doStep(editing, notice(commands), false);
        const after = contentOf(editing.site);
        const { length } = editing.history;
        for (let step = 0; step < length; step += 1) editing = undo(editing, `undo-${step}`);
        expect(contentOf(editing.site)).toEqual(contentOf(before.site));
        for (let step = 0; step < length; step += 1) editing = redo(editing, `redo-${step}`);
        expect(contentOf(editing.site)).toEqual(after);
      }),
    );
  });

  it('what is seen is what was confirmed with the rest on top, in whatever order the server answers', () => {
    fc.assert(
      fc.property(steps, fc.nat({ max: 12 }), (all, saves) => {
        let editing: Editing = beginEditing(aSite());
        for (const commands of all) editing = doStep(editing, notice(commands), false);
        const before = contentOf(editing.site);
        const saved: Saved = { at: 1, stamps: [], numbers: {} };
        for (let save = 0; save < saves; save += 1) editing = confirm(editing, saved);
        expect(contentOf(editing.site)).toEqual(before);
      }),
    );
  });

  it('counts the saves that the server counts: where nothing was sent, none', () => {
    let editing: Editing = beginEditing(aSite());
    for (const title of ['Een', 'Twee'])
      editing = doStep(editing, notice([typed(title)], title.length * 5000), false);
    editing = confirm(editing, { at: 1, stamps: [], numbers: {}, unsent: true });
    expect(editing.saves).toBe(0);
    expect(confirm(editing, { at: 2, stamps: [], numbers: {} }).saves).toBe(1);
  });

  it('typing in one field is one step; a pause or another field begins the next', () => {
    let editing = beginEditing(aSite());
    for (const [index, title] of ['V', 'Va', 'Vac'].entries())
      editing = doStep(editing, notice([typed(title)], 1000 + index * 100), false);
    expect(editing.history).toHaveLength(1);
    expect(editing.pending).toHaveLength(1);
    editing = doStep(editing, notice([typed('Vaca')], 9000), false);
    editing = doStep(editing, notice([typed('Over', 13)], 9100), false);
    expect(editing.history).toHaveLength(3);
    editing = undo(undo(undo(editing, 'a'), 'b'), 'c');
    expect(contentOf(editing.site)).toEqual(contentOf(aSite()));
  });

  it('what is being sent is not changed under way: typing on queues the rest', () => {
    let editing = doStep(beginEditing(aSite()), notice([typed('Va')], 1000), true);
    editing = doStep(editing, notice([typed('Vac')], 1100), true);
    editing = doStep(editing, notice([typed('Vaca')], 1200), true);
    expect(editing.pending.map(({ command }) => 'set' in command && command.set['title'])).toEqual([
      'Va',
      'Vaca',
    ]);
    expect(editing.history).toHaveLength(1);
  });
});

/** A server that keeps a site of its own, and says what a test wants it to. */
function aServer(answers: ((command: Command) => void)[] = []) {
  const sent: Command[] = [];
  let numbers = 1000;
  let stored = aSite();
  const save = fromPromise<Saved, { command: Command; confirmed: EditedSite }>(
    async ({ input: { command } }) => {
      sent.push(command);
      answers.shift()?.(command);
      const made = createdBy(command);
      stored = applyAll(stored, [command]);
      const row = rowOf(command);
      return {
        at: 42,
        numbers: made === undefined ? {} : { [made]: (numbers += 1) },
        stamps: row ? [{ row, revision: 7 }] : [],
      };
    },
  );
  return { sent, save, current: () => stored };
}

const refuse = () => {
  throw new SaveError({ kind: 'refused', message: 'Update Block Error', fields: {} });
};
const offline = () => {
  throw new SaveError({ kind: 'offline' });
};

function edit(answers: ((command: Command) => void)[] = [], journal?: Journal) {
  const server = aServer(answers);
  const clock = new SimulatedClock();
  const actor = createActor(pageEditingMachine.provide({ actors: { save: server.save } }), {
    input: { site: aSite(), journal },
    clock,
  }).start();
  const now = () => actor.getSnapshot();
  const titleOf = (block: number) => now().context.site.blockOf[block]?.settings['NL']?.values['title'];
  const until = (
    state: 'choosing' | 'saved' | 'gathering' | 'saving' | 'refused' | 'waiting' | 'loggedOut' | 'deciding',
  ) => waitFor(actor as ActorRefFrom<typeof pageEditingMachine>, (s) => s.matches(state));
  const gathered = () => clock.increment(gatherTime);
  return { ...server, actor, clock, now, titleOf, until, gathered };
}
type Edit = ReturnType<typeof edit>;
const act = (e: Edit, ...commands: readonly Command[]) => e.actor.send({ type: 'DO', ...notice(commands) });

describe('editing a page', () => {
  it('shows a change at once, gathers typing, saves it, and says when', async () => {
    const e = edit();
    expect(e.now().value).toBe('saved');
    act(e, typed('Vaak gevraagd'));
    expect([e.titleOf(12), e.now().matches('gathering')]).toEqual(['Vaak gevraagd', true]);
    expect(e.sent).toEqual([]);
    e.gathered();
    await e.until('saved');
    expect(e.sent).toHaveLength(1);
    expect(e.now().context.savedAt).toBe(42);
    expect(e.now().context.confirmed.blockOf[12]?.settings['NL']?.revision).toBe(7);
  });

  it('saves a field once nobody types in it any more, and all the same while somebody never rests', async () => {
    const e = edit();
    let at = 0;
    const type = (title: string, pause: number): void => {
      at += pause;
      e.actor.send({ type: 'DO', ...notice([typed(title)], at) });
      e.clock.increment(pause);
    };
    for (let nth = 0; nth < 5; nth += 1) type(`Woord ${nth}`, gatherTime - 1);
    expect(e.sent).toEqual([]);
    e.clock.increment(1);
    expect(e.sent).toEqual([typed('Woord 4')]);
    await e.until('saved');
    for (let spent = 0; spent < longestGather; spent += 100) {
      expect(e.sent).toHaveLength(1);
      type(`Zin van ${spent}`, 100);
    }
    expect(e.sent).toEqual([typed('Woord 4'), typed(`Zin van ${longestGather - 100}`)]);
  });

  it('does not wait longer for a field because another is typed in', () => {
    const e = edit();
    act(e, typed('Een veld'));
    e.clock.increment(gatherTime - 1);
    act(e, typed('Een ander veld', 13));
    e.clock.increment(1);
    expect(e.sent).toEqual([typed('Een veld')]);
  });

  it('gathers what is typed on in the same field while it is saved, and saves that as one', async () => {
    const type = (title: string, nth: number) =>
      e.actor.send({ type: 'DO', ...notice([typed(title)], 100 * nth) });
    const e = edit([() => ['Va', 'Vaa', 'Vaak'].forEach(type)]);
    type('V', 0);
    e.gathered();
    await e.until('gathering');
    expect([e.titleOf(12), e.sent.length]).toEqual(['Vaak', 1]);
    e.gathered();
    await e.until('saved');
    expect(e.sent.map((command) => 'set' in command && command.set['title'])).toEqual(['V', 'Vaak']);
  });

  it('saves in order, and gives what was made here the server’s number in all that follows', async () => {
    const e = edit();
    act(e, { type: 'addBlock', uid: 'u1', page: 1, index: 1, block: newBlock(-5) });
    act(e, typed('Nieuw', -5));
    e.actor.send({ type: 'SAVE_NOW' });
    await e.until('saved');
    expect(e.sent.map(({ type }) => type)).toEqual(['addBlock', 'setSettings']);
    expect(e.sent[1]).toMatchObject({ block: 1001 });
    expect(e.now().context.site.pageOf[1]?.blocks).toEqual([11, 1001, 12, 13]);
    act(e, typed('Nog nieuwer', -5));
    expect(e.titleOf(1001)).toBe('Nog nieuwer');
    e.actor.send({ type: 'UNDO', uid: 'undo-1' });
    e.actor.send({ type: 'UNDO', uid: 'undo-2' });
    e.actor.send({ type: 'UNDO', uid: 'undo-3' });
    expect(e.now().context.site.pageOf[1]?.blocks).toEqual([11, 12, 13]);
    e.actor.send({ type: 'REDO', uid: 'redo-1' });
    expect(e.now().context.site.pageOf[1]?.blocks).toEqual([11, 1001, 12, 13]);
    e.actor.send({ type: 'SAVE_NOW' });
    await e.until('saved');
    expect(e.sent.at(-1)).toMatchObject({ type: 'restoreBlock', block: 1001 });
  });

  it('puts back what is refused, alone, and can try it again', async () => {
    const e = edit([refuse]);
    act(e, typed('Fout', 12));
    act(e, typed('Goed', 13));
    e.actor.send({ type: 'SAVE_NOW' });
    await e.until('saved');
    expect([e.titleOf(12), e.titleOf(13)]).toEqual(['Titel 12', 'Goed']);
    const [failure] = e.now().context.failures;
    expect(failure).toMatchObject({ message: 'Update Block Error', commands: [{ set: { title: 'Fout' } }] });
    e.actor.send({ type: 'RETRY', failure: failure?.uid ?? '', uid: 'again', at: 99_000_000 });
    expect([e.titleOf(12), e.now().context.failures]).toEqual(['Fout', []]);
    e.actor.send({ type: 'SAVE_NOW' });
    await e.until('saved');
    expect(e.current().blockOf[12]?.settings['NL']?.values['title']).toBe('Fout');
  });

  it('does not take a refused text from under the keys: it is put back once, whole, when typing rests', async () => {
    let at = 0;
    const type = (title: string) => e.actor.send({ type: 'DO', ...notice([typed(title)], (at += 300)) });
    // The second answer comes while typing goes on.
    const e = edit([
      refuse,
      () => {
        type('Een hele z');
        refuse();
      },
      refuse,
    ]);
    type('Een');
    e.gathered();
    await e.until('refused');
    expect([e.titleOf(12), e.now().context.failures]).toEqual(['Een', []]);
    type('Een hele');
    e.gathered();
    await e.until('gathering');
    type('Een hele zin');
    e.gathered();
    await e.until('refused');
    expect([e.titleOf(12), e.sent.length]).toEqual(['Een hele zin', 3]);
    e.clock.increment(refusedTime);
    await e.until('saved');
    expect(e.titleOf(12)).toBe('Titel 12');
    expect(e.now().context.history).toEqual([]);
    const { failures } = e.now().context;
    expect(failures.map(({ commands }) => commands)).toEqual([[typed('Een hele zin')]]);
  });

  it('tells a text that goes on from one refused before once, and another text beside it', async () => {
    const e = edit([refuse, refuse, refuse]);
    for (const title of ['Een', 'Een hele zin', 'Iets anders']) {
      act(e, typed(title));
      e.actor.send({ type: 'SAVE_NOW' });
      await e.until('refused');
      e.actor.send({ type: 'SAVE_NOW' });
      await e.until('saved');
    }
    const texts = e.now().context.failures.map(({ commands: [one] }) => one && 'set' in one && one.set);
    expect(texts).toEqual([{ title: 'Een hele zin' }, { title: 'Iets anders' }]);
    expect(e.titleOf(12)).toBe('Titel 12');
  });

  it('puts a refused text back at once when something else is done', async () => {
    const e = edit([refuse]);
    act(e, typed('Fout', 12));
    e.gathered();
    await e.until('refused');
    act(e, typed('Goed', 13));
    expect([e.titleOf(12), e.titleOf(13)]).toEqual(['Titel 12', 'Goed']);
    await e.until('saved');
    expect(e.current().blockOf[13]?.settings['NL']?.values['title']).toBe('Goed');
    expect(e.now().context.failures).toHaveLength(1);
  });

  it('still tells after a reload what was put back before it', async () => {
    const e = edit([refuse]);
    act(e, typed('Fout', 12));
    act(e, typed('Goed', 13));
    e.actor.send({ type: 'SAVE_NOW' });
    await e.until('saved');
    const { pending, history, future, deferred, failures } = e.now().context;
    const later = edit([], { ...nothingStored, pending, history, future, deferred, failures });
    expect(later.now().context.failures).toEqual(failures);
    later.actor.send({ type: 'RETRY', failure: failures[0]?.uid ?? '', uid: 'again', at: 99_000_000 });
    later.actor.send({ type: 'SAVE_NOW' });
    await later.until('saved');
    expect(later.current().blockOf[12]?.settings['NL']?.values['title']).toBe('Fout');
  });

  it('drops what cannot be without a block that was refused, and undo knows of neither', async () => {
    const e = edit([refuse]);
    act(e, { type: 'addBlock', uid: 'u1', page: 1, index: 1, block: newBlock(-5) });
    act(e, typed('Nieuw', -5));
    act(e, typed('Blijft', 13));
    e.actor.send({ type: 'SAVE_NOW' });
    await e.until('saved');
    expect(e.sent.map(({ type }) => type)).toEqual(['addBlock', 'setSettings']);
    expect(e.now().context.site.pageOf[1]?.blocks).toEqual([11, 12, 13]);
    expect(e.now().context.failures[0]?.commands).toHaveLength(2);
    expect(e.now().context.history).toHaveLength(1);
    e.actor.send({ type: 'DISMISS', failure: e.now().context.failures[0]?.uid ?? '' });
    expect(e.now().context.failures).toEqual([]);
  });

  it('waits while nobody answers, and goes on when the line is back or after a while', async () => {
    const e = edit([offline, offline]);
    act(e, typed('Onderweg'));
    e.gathered();
    await e.until('waiting');
    expect(e.titleOf(12)).toBe('Onderweg');
    e.actor.send({ type: 'ONLINE' });
    await e.until('waiting');
    e.clock.increment(retryTime);
    await e.until('saved');
    expect(e.sent).toHaveLength(3);
  });

  it('keeps everything while the session has ended, and saves after logging in', async () => {
    const e = edit([
      () => {
        throw new SaveError({ kind: 'expired' });
      },
    ]);
    act(e, typed('Bewaard'));
    e.gathered();
    await e.until('loggedOut');
    act(e, typed('Ook bewaard', 13));
    expect([e.titleOf(12), e.titleOf(13)]).toEqual(['Bewaard', 'Ook bewaard']);
    e.actor.send({ type: 'LOGGED_IN' });
    await e.until('saved');
    expect(e.sent.map(({ type }) => type)).toEqual(['setSettings', 'setSettings', 'setSettings']);
  });

  const theirs = (set: Record<string, unknown>) => () => {
    const change = { type: 'setSettings', block: 12, locale: 'NL', set, unset: [] } as const;
    throw new SaveError({ kind: 'conflict', theirs: [change], revision: 5 });
  };

  it('merges what a colleague changed elsewhere in the block, and says so', async () => {
    const e = edit([theirs({ title: 'Titel 12', text: 'Van hen' })]);
    act(e, typed('Van ons'));
    e.gathered();
    await e.until('saved');
    expect(e.now().context.site.blockOf[12]?.settings['NL']?.values).toEqual({
      title: 'Van ons',
      text: 'Van hen',
    });
    expect(e.now().context.merged).toEqual(['text']);
    e.actor.send({ type: 'MERGE_NOTICE_SEEN' });
    expect(e.now().context.merged).toEqual([]);
  });

  it('asks where both changed the same, and does as is chosen', async () => {
    for (const [choice, title] of [
      ['mine', 'Van ons'],
      ['theirs', 'Van hen'],
    ] as const) {
      const e = edit([theirs({ title: 'Van hen' })]);
      act(e, typed('Van ons'));
      e.gathered();
      await e.until('deciding');
      expect(e.now().context.conflict?.disputed).toEqual([
        { name: 'title', was: 'Titel 12', mine: 'Van ons', theirs: 'Van hen' },
      ]);
      e.actor.send({ type: 'DECIDE', choices: { title: choice } });
      await e.until('saved');
      expect(e.titleOf(12)).toBe(title);
    }
  });

  it('keeps both values when the choice is left for later, across a reload too', async () => {
    const e = edit([theirs({ title: 'Van hen' })]);
    act(e, typed('Van ons'));
    e.gathered();
    await e.until('deciding');
    e.actor.send({ type: 'LATER' });
    await e.until('saved');
    expect(e.titleOf(12)).toBe('Van hen');
    const { pending, history, future, deferred } = e.now().context;
    const later = edit([], { ...nothingStored, pending, history, future, deferred });
    later.actor.send({ type: 'ASK', conflict: deferred[0]?.uid ?? '' });
    await later.until('deciding');
    later.actor.send({ type: 'DECIDE', choices: { title: 'mine' } });
    await later.until('saved');
    expect(later.titleOf(12)).toBe('Van ons');
  });

  it('goes on after a reload with what was not saved, and can take it back', async () => {
    const first = edit();
    act(first, typed('Nog niet bewaard'));
    const { pending, history, future, deferred } = first.now().context;
    const journal = JSON.parse(JSON.stringify({ pending, history, future, deferred })) as Journal;
    const second = edit([], journal);
    expect(second.titleOf(12)).toBe('Nog niet bewaard');
    await second.until('saved');
    expect(second.sent).toHaveLength(1);
    second.actor.send({ type: 'UNDO', uid: 'undo' });
    expect(second.titleOf(12)).toBe('Titel 12');
  });

  it('takes a site that was read again only when nothing waits: what does could overwrite without a question', async () => {
    const e = edit();
    act(e, typed('Van ons'));
    const site = { ...aSite(), name: 'Anders' };
    e.actor.send({ type: 'READ_AGAIN', site });
    expect([e.now().context.site.name, e.titleOf(12)]).toEqual(['Wadwerk', 'Van ons']);
    e.gathered();
    await e.until('saved');
    e.actor.send({ type: 'READ_AGAIN', site });
    expect([e.now().context.site.name, e.titleOf(12)]).toEqual(['Anders', 'Titel 12']);
  });

  it('can take back a deletion after the site was read again without what was deleted', async () => {
    const e = edit();
    act(e, { type: 'removeBlock', block: 12, page: 1 });
    e.gathered();
    await e.until('saved');
    const { blockOf, pageOf, ...site } = aSite();
    const { 12: _deleted, ...left } = blockOf;
    const page = { ...pageOf[1]!, blocks: [11, 13] };
    e.actor.send({ type: 'READ_AGAIN', site: { ...site, blockOf: left, pageOf: { ...pageOf, 1: page } } });
    expect(e.now().context.site.pageOf[1]?.blocks).toEqual([11, 13]);
    e.actor.send({ type: 'UNDO', uid: 'back' });
    expect(e.now().context.site.pageOf[1]?.blocks).toEqual([11, 12, 13]);
    expect(e.titleOf(12)).toBe('Titel 12');
  });

  it('puts a page back below the one it stood under, whatever pages colleagues added meanwhile', async () => {
    const e = edit();
    act(e, { type: 'removePage', page: 2 });
    e.gathered();
    await e.until('saved');
    const { pageOf, ...site } = aSite();
    const added = { ...pageOf[1]!, id: 9 };
    e.actor.send({ type: 'READ_AGAIN', site: { ...site, pages: [9, 1], pageOf: { ...pageOf, 9: added } } });
    e.actor.send({ type: 'UNDO', uid: 'back' });
    expect(e.now().context.site.pages).toEqual([9, 1, 2]);
  });

  it('puts a block back below the one it stood under, whatever blocks colleagues added meanwhile', async () => {
    for (const command of [
      { type: 'removeBlock', block: 12, page: 1 },
      { type: 'moveBlock', block: 12, page: 1, index: 0 },
    ] as const) {
      const e = edit();
      act(e, command);
      e.gathered();
      await e.until('saved');
      const { blockOf, pageOf, ...site } = aSite();
      const others = e.now().context.site.pageOf[1]!.blocks;
      const page = { ...pageOf[1]!, blocks: [99, ...others] };
      const withTheirs = { ...blockOf, 99: { ...blockOf[13]!, id: 99 } };
      e.actor.send({
        type: 'READ_AGAIN',
        site: { ...site, blockOf: withTheirs, pageOf: { ...pageOf, 1: page } },
      });
      e.actor.send({ type: 'UNDO', uid: 'back' });
      expect(e.now().context.site.pageOf[1]?.blocks).toEqual([99, 11, 12, 13]);
    }
  });

  it('keeps the objects of what is the same in a site that was read again', () => {
    const e = edit();
    const before = e.now().context.site;
    const site = aSite();
    const other = { ...site.blockOf[13]!, customStyles: 'a{}' };
    e.actor.send({ type: 'READ_AGAIN', site: { ...site, blockOf: { ...site.blockOf, 13: other } } });
    const { blockOf, pageOf } = e.now().context.site;
    expect(blockOf[12]).toBe(before.blockOf[12]);
    expect(pageOf[1]).toBe(before.pageOf[1]);
    expect(blockOf[13]).toBe(other);
  });
});
