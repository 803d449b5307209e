import { describe, expect, it } from 'vitest';
import { knownSegments } from './facet-groups.ts';

describe('the segments that an address names', () => {
  const segments = [
    { id: 4, name: 'Zorg', segment_group_id: 1, former_ids: [9, 11] },
    { id: 2, name: 'Vast', segment_group_id: 2 },
  ];
  it.each([
    ['are those that there are, in one order', [4, 2], [2, 4], true],
    ['mean what they became a part of, once', [11, 4, 9], [4], true],
    ['are left out where they are unknown', [2, 77], [2], false],
    ['may be none', [], [], true],
  ])('%s', (_, ids, known, isWhole) => {
    expect(knownSegments(ids, { segments })).toEqual({ known, isWhole });
  });
});
