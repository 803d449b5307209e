import { describe, expect, it } from 'vitest';
import { aSite, typed } from './a-site.ts';
import { draftsAt } from './drafts.ts';
import { beginEditing, nothingStored, type Editing, type EditAction } from './editing.ts';
import { confirm } from './save-results.ts';
import { doStep, storeDraft } from './steps.ts';

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
