import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite, typed } from './a-site.ts';
import type { Command } from './command.ts';
import { draftsAt, type DraftPlace } from './drafts.ts';
import { beginEditing, nothingStored, type Editing, type EditAction, type Journal } from './editing.ts';
import { confirm, refresh } from './save-results.ts';
import { doStep, forgetDrafts, redo, storeDraft, undo } from './steps.ts';

const place = { block: 12, locale: 'NL' };
const step = (written?: EditAction['written']): EditAction => ({
  uid: 's',
  name: { key: 'x' },
  page: 1,
  at: 0,
  commands: [typed('Goed')],
  written,
});
const begun = (): Editing => storeDraft(beginEditing(aSite()), place, 'anchor', 'geen anker');

describe('what is typed and cannot be stored yet', () => {
  it('is kept where it was typed, beside what the site has, and is nothing to save', () => {
    const editing = begun();
    expect(draftsAt(editing.drafts, place)).toEqual({ anchor: 'geen anker' });
    expect(draftsAt(editing.drafts, { ...place, locale: 'EN' })).toEqual({});
    expect([editing.site, editing.pending, editing.history]).toEqual([aSite(), [], []]);
  });

  it('is no draft any more once it is written, and what is written elsewhere leaves it', () => {
    const stored = doStep(begun(), step({ ...place, names: ['title'] }), false);
    expect(draftsAt(stored.drafts, place)).toEqual({ anchor: 'geen anker' });
    const deleted = doStep(stored, step({ ...place, names: ['anchor'] }), false);
    expect(deleted.drafts).toEqual({});
  });

  it('goes with the block it is in when the server gives that its number, from both numbers', () => {
    const made = { block: -5, locale: 'NL' };
    let editing = storeDraft(beginEditing(aSite()), made, 'anchor', 'e');
    const block = { ...aSite().blockOf[12]!, id: -5 };
    const commands = [{ type: 'addBlock', uid: 'u', page: 1, index: 0, block } as const];
    editing = confirm(doStep(editing, { ...step(), commands }, false), {
      at: 1,
      stamps: [],
      numbers: { '-5': 77 },
    });
    editing = storeDraft(editing, made, 'anchor', 'een');
    expect(draftsAt(editing.drafts, { ...made, block: 77 })).toEqual({ anchor: 'een' });
    expect(doStep(editing, step({ ...made, names: ['anchor'] }), false).drafts).toEqual({});
  });

  it('is there again after a reload', () => {
    const { drafts } = begun();
    const again = beginEditing(aSite(), { ...nothingStored, ...JSON.parse(JSON.stringify({ drafts })) });
    expect(draftsAt(again.drafts, place)).toEqual({ anchor: 'geen anker' });
  });
});

describe('drafts, whatever happens beside them', () => {
  const places: readonly DraftPlace[] = [
    { block: -5, locale: 'NL' },
    { block: 12, locale: 'NL' },
    { block: 12, locale: 'EN' },
    { block: 'site', locale: undefined },
    { block: 'site', locale: 'NL' },
  ];
  const at = fc.record({ place: fc.constantFrom(...places), name: fc.constantFrom('title', 'anchor') });
  const event = fc.oneof(
    at.chain((where) => fc.record({ draft: fc.constant(where), value: fc.string() })),
    at.map((where) => ({ forget: where })),
    at.map((where) => ({ write: where })),
    fc.constantFrom('undo' as const, 'redo' as const, 'save' as const, 'reload' as const),
  );
  const commandAt = ({
    place: where,
    name,
  }: {
    readonly place: DraftPlace;
    readonly name: string;
  }): Command => {
    const change = { set: { [name]: 'Goed' }, unset: [] };
    if (where.block !== 'site')
      return { type: 'setSettings', block: where.block, locale: where.locale, ...change };
    return where.locale === undefined
      ? { type: 'setSite', ...change }
      : { type: 'setSiteTexts', locale: where.locale, ...change };
  };

  it('stay until they are written or given up where they are, and are never part of the site or of what is sent', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        const block = { ...aSite().blockOf[12]!, id: -5 };
        const commands = [{ type: 'addBlock', uid: 'u', page: 1, index: 0, block } as const];
        let editing = doStep(beginEditing(aSite()), { ...step(), commands }, false);
        let isNumbered = false;
        const expected = new Map<string, unknown>();
        const keyAt = ({ place: where, name }: { readonly place: DraftPlace; readonly name: string }) =>
          JSON.stringify([where.block, where.locale ?? null, name]);
        for (const [nth, one] of events.entries()) {
          const { site, pending, history } = editing;
          if (one === 'undo') editing = undo(editing, `undo-${nth}`);
          else if (one === 'redo') editing = redo(editing, `redo-${nth}`);
          else if (one === 'save') {
            const numbers: Record<number, number> =
              isNumbered || editing.pending.length === 0 ? {} : { [-5]: 77 };
            isNumbered ||= editing.pending.length > 0;
            editing = confirm(editing, { at: 1, stamps: [], numbers });
          } else if (one === 'reload') {
            const stored = JSON.parse(
              JSON.stringify({ ...nothingStored, drafts: editing.drafts }),
            ) as Journal;
            editing = { ...editing, drafts: beginEditing(editing.confirmed, stored).drafts };
          } else if ('draft' in one) {
            editing = storeDraft(editing, one.draft.place, one.draft.name, one.value);
            expected.set(keyAt(one.draft), one.value);
            expect([editing.site, editing.pending, editing.history]).toEqual([site, pending, history]);
          } else if ('forget' in one) {
            editing = forgetDrafts(editing, one.forget.place, [one.forget.name]);
            expected.delete(keyAt(one.forget));
            expect([editing.site, editing.pending, editing.history]).toEqual([site, pending, history]);
          } else {
            const { place: written, name } = one.write;
            const action = { ...step({ ...written, names: [name] }), uid: `s-${nth}`, at: nth * 10_000 };
            editing = doStep(editing, { ...action, commands: [commandAt(one.write)] }, false);
            expected.delete(keyAt(one.write));
          }
          for (const each of places) {
            const now = each.block === -5 && isNumbered ? { block: 77, locale: 'NL' } : each;
            for (const name of ['title', 'anchor'])
              expect(draftsAt(editing.drafts, now)[name]).toBe(expected.get(keyAt({ place: each, name })));
          }
        }
      }),
    );
  });

  it('of a setting stay over what a colleague makes of it, and are written over that as any change is', () => {
    const site: DraftPlace = { block: 'site', locale: undefined };
    let editing = storeDraft(beginEditing(aSite()), site, 'gtm_key', 'foo bar');
    editing = refresh(editing, { ...aSite(), revision: 4, settings: { gtm_key: 'GTM-THEIRS' } });
    expect(editing.site.settings['gtm_key']).toBe('GTM-THEIRS');
    expect(draftsAt(editing.drafts, site)).toEqual({ gtm_key: 'foo bar' });
    const commands: readonly Command[] = [{ type: 'setSite', set: { gtm_key: 'GTM-OURS' }, unset: [] }];
    const written = { ...site, names: ['gtm_key'] };
    editing = doStep(editing, { ...step(written), commands }, false);
    expect([editing.drafts, editing.site.settings['gtm_key']]).toEqual([{}, 'GTM-OURS']);
    expect(undo(editing, 'u').site.settings['gtm_key']).toBe('GTM-THEIRS');
  });
});
