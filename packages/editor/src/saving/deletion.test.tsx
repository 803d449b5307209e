import { coreSchemas } from '@boardwright/blocks-schema';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { aSite, typed } from '../page-editing/a-site.ts';
import type { Command } from '../page-editing/command.ts';
import { nothingStored, type Failure, type Journal, type Saved } from '../page-editing/editing.ts';
import { pageEditingMachine } from '../page-editing/page-editing.machine.ts';
import { anEngine, renderOnWorkbench } from '../block-actions/workbench.fixture.tsx';
import { FailureToast } from '../toasts/failure-toast.tsx';
import { NotFoundToast } from '../toasts/not-found-toast.tsx';
import { bringBack, deletionOf } from './deletion.ts';
import { saveCommand } from './save-command.ts';
import { clientOf } from '@boardwright/engine/testing';

const site = aSite();
// The bench asks how wide the window is before it opens a panel.
beforeAll(() => {
  vi.stubGlobal('window', { innerWidth: 1440 });
  return () => vi.unstubAllGlobals();
});

const refusal = (message: string, ...commands: Command[]): Failure => ({
  uid: message,
  name: { key: 'settingChanged' },
  page: undefined,
  commands,
  message,
  fields: {},
});

const faqAsStored = {
  id: 12,
  key: 'faq',
  isGlobal: false,
  revision: 1,
  custom_styles: '',
  settings: { NL: { id: 120, revision: 1, version: 0, settings: { faq_title: 'Titel 12' } } },
};
const pageAsStored = {
  id: 1,
  key: 'p-home',
  revision: 1,
  path: { nl: 'pagina-1' },
  settings: { NL: { id: 10, revision: 1, settings: { page_title: 'Pagina 1' } } },
  blocks: [11, 12, 13],
};

/** A server on which a colleague deleted a block, or the page it is on. */
function deletedOn(code: 'blockDeleted' | 'pageDeleted', read = site, journal?: Journal) {
  let isThere = false;
  const calls: string[] = [];
  const put = async (name: string) => {
    calls.push(name);
    if (!isThere) throw Object.assign(new Error('Gone'), { name: 'ApiError', status: 410, code, fields: {} });
    return { data: { id: 120, revision: 2, others: {} } };
  };
  const restore = async (name: string, data: object) => {
    calls.push(name);
    isThere = true;
    return { data };
  };
  const siteBuilder = {
    updateBlockSettings: () => put('write'),
    restoreBlock: () => restore('restoreBlock', faqAsStored),
    restorePage: () => restore('restorePage', { page: pageAsStored, blocks: [faqAsStored] }),
  };
  const deps = { api: clientOf({ siteBuilder }), schemaOf: () => undefined, now: () => 1 };
  const save = fromPromise<Saved, { command: Command; confirmed: typeof site }>(({ input }) =>
    saveCommand(input.command, input.confirmed, deps),
  );
  const machine = pageEditingMachine.provide({ actors: { save } });
  const actor = createActor(machine, { input: { site: read, ...(journal && { journal }) } }).start();
  return { actor, calls };
}

describe.each([
  ['a block', 'blockDeleted', 'restoreBlock'],
  ['a page', 'pageDeleted', 'restorePage'],
] as const)('work on %s that a colleague deleted', (_, code, restored) => {
  it('is refused, and comes back whole with what was typed', async () => {
    const { actor, calls } = deletedOn(code);
    const notice = (uid: string, commands: readonly Command[]) =>
      actor.send({ type: 'DO', uid, name: { key: 'x' }, page: 1, at: 0, commands });
    notice('one', [typed('Mijn titel')]);
    actor.send({ type: 'SAVE_NOW' });
    const refused = await waitFor(actor, ({ context }) => context.failures.length === 1);
    const { failures } = refused.context;
    const deletion = deletionOf(failures[0]!, refused.context.site, 1);
    expect(deletion).toMatchObject({ kind: code === 'blockDeleted' ? 'block' : 'page', page: 1 });
    notice('two', bringBack(deletion!, failures));
    actor.send({ type: 'SAVE_NOW' });
    const { context } = await waitFor(actor, (now) => now.matches('saved'));
    expect(calls).toEqual(['write', restored, 'write']);
    expect(context.confirmed.blockOf[12]?.settings['NL']?.values).toEqual({ title: 'Mijn titel' });
    expect(context.site.pageOf[1]?.blocks).toEqual([11, 12, 13]);
    expect(context.site.pages).toEqual([1, 2]);
  });

  it('comes back just so after a reload, when the site was read without it; and can be taken back', async () => {
    const before = deletedOn(code);
    before.actor.send({
      type: 'DO',
      uid: 'one',
      name: { key: 'x' },
      page: 1,
      at: 0,
      commands: [typed('Mijn')],
    });
    before.actor.send({ type: 'SAVE_NOW' });
    const { context: left } = await waitFor(before.actor, (now) => now.context.failures.length === 1);
    const { 12: _deleted, ...blockOf } = site.blockOf;
    const { 1: page, ...otherPages } = site.pageOf;
    const read =
      code === 'blockDeleted'
        ? { ...site, blockOf, pageOf: { ...site.pageOf, 1: { ...page!, blocks: [11, 13] } } }
        : { ...site, blockOf, pageOf: otherPages, pages: [2] };
    const { pending, history, future, deferred, failures } = left;
    const { actor } = deletedOn(code, read, {
      ...nothingStored,
      pending,
      history,
      future,
      deferred,
      failures,
    });
    const deleted = deletionOf(failures[0]!, read, undefined);
    const commands = bringBack(deleted!, failures);
    actor.send({ type: 'DO', uid: 'two', name: { key: 'x' }, page: 1, at: 0, commands });
    actor.send({ type: 'SAVE_NOW' });
    const { context } = await waitFor(actor, (now) => now.matches('saved'));
    expect(context.site.blockOf[12]?.settings['NL']?.values).toEqual({ title: 'Mijn' });
    expect(context.site.pageOf[1]?.blocks).toEqual([11, 12, 13]);
    expect(context.site.pages).toHaveLength(2);
    const inverse = context.history.at(-1)?.changes.flatMap((change) => change.inverse);
    expect(inverse).toEqual([
      code === 'blockDeleted' ? { type: 'removeBlock', block: 12, page: 1 } : { type: 'removePage', page: 1 },
    ]);
  });
});

describe('what is gone', () => {
  it('is refused without asking the server where the site was read without it', async () => {
    const deps = { api: clientOf({ siteBuilder: {} }), schemaOf: () => undefined, now: () => 1 };
    const texts = { type: 'setPageTexts', page: 99, locale: 'NL', set: {}, unset: [] } as const;
    for (const [command, message] of [
      [typed('x', 99), 'blockDeleted'],
      [texts, 'pageDeleted'],
    ] as const)
      await expect(saveCommand(command, site, deps)).rejects.toMatchObject({
        problem: { kind: 'refused', message },
      });
  });

  it('is the block where the page on the bench shows it, or the page itself', () => {
    expect(deletionOf(refusal('blockDeleted', typed('x', 11)), site, 2)).toEqual({
      kind: 'block',
      block: 11,
      page: 2,
      index: 0,
    });
    const texts = { type: 'setPageTexts', page: 2, locale: 'NL', set: {}, unset: [] } as const;
    expect(deletionOf(refusal('pageDeleted', texts), site, 1)).toEqual({ kind: 'page', page: 2, index: 1 });
    expect(deletionOf(refusal('This value does not fit', typed('x')), site, 1)).toBeUndefined();
  });

  it('is offered to come back where the site was read without it, by the name it had then', () => {
    const failure = {
      ...refusal('blockDeleted', typed('Mijn titel', 99)),
      name: { key: 'settingChanged', values: { block: 'FAQ', field: 'Titel' } },
      page: 1,
    };
    const deletion = deletionOf(failure, site, 1);
    expect(deletion).toEqual({ kind: 'block', block: 99, page: 1, index: 3 });
    expect(deletionOf({ ...failure, index: 1 }, site, 1)).toMatchObject({ index: 1 });
    const options = { site, engine: anEngine(coreSchemas.faq), query: '?page=1' };
    const html = renderOnWorkbench(<NotFoundToast missing={deletion!} failures={[failure]} />, options);
    expect(html).toContain('‘FAQ’ was deleted in the meantime.');
    expect(html).toContain('Mijn titel');
    const nameless = renderOnWorkbench(
      <NotFoundToast missing={{ kind: 'page', page: 9, index: 0 }} failures={[]} />,
      options,
    );
    expect(nameless).toContain('The page was deleted in the meantime.');
  });

  it('is told in words, without a way to write to it, where nothing tells what page it was on', () => {
    const failure = refusal('blockDeleted', typed('Mijn titel', 99));
    expect(deletionOf(failure, site, 1)).toBeUndefined();
    const options = { site, engine: anEngine(coreSchemas.faq), query: '?page=1' };
    const html = renderOnWorkbench(<FailureToast failure={failure} />, options);
    expect(html).toContain('It was deleted in the meantime.');
    expect(html).toContain('Mijn titel');
    expect(html).not.toContain('Try again');
    expect(html).not.toContain('blockDeleted.');
  });

  it('is told once, by name, with all that was typed and both ways on', () => {
    const failures = [refusal('blockDeleted', typed('Eerst')), refusal('blockDeleted', typed('Daarna'))];
    const deletion = deletionOf(failures[0]!, site, 1);
    const html = renderOnWorkbench(<NotFoundToast missing={deletion!} failures={failures} />, {
      site,
      engine: anEngine(coreSchemas.faq),
      query: '?page=1&block=12',
    });
    expect(html).toContain('‘FAQ’ was deleted in the meantime.');
    expect(html).toContain('Daarna');
    expect(html).not.toContain('Eerst');
    expect(html).toContain('Bring it back with my changes');
    expect(html).toContain('Leave it deleted');
  });
});
