import { describe, expect, it } from 'vitest';
import { chooseMapping, type PathChoice } from './mapping-choices.ts';

const stored: readonly PathChoice[] = [
  { path: 'label', displayed: 'title', chosen: 'title' },
  { path: 'x1', displayed: null, chosen: null },
];

describe('choosing what is read from where', () => {
  it('keeps nothing of what is found by itself', () => expect(chooseMapping({}, '', stored)).toEqual({}));

  it('takes what a person chose before what is found', () =>
    expect(chooseMapping({}, 'row', [{ path: 'x1', displayed: null, chosen: 'title' }])).toEqual({
      item: 'row',
      fields: { title: ['x1'] },
    }));

  it('reads a field from nowhere when its only path is taken away', () =>
    expect(chooseMapping({}, '', [{ path: 'label', displayed: 'title', chosen: null }])).toEqual({
      fields: { title: ['-'] },
    }));

  it('moves a field from one path to another', () =>
    expect(
      chooseMapping({ fields: { title: 'label' }, defaults: { country: 'NL' } }, '', [
        { path: 'label', displayed: 'title', chosen: 'summary' },
        { path: 'x1', displayed: null, chosen: 'title' },
      ]),
    ).toEqual({ fields: { title: ['x1'], summary: ['label'] }, defaults: { country: 'NL' } }));
});
