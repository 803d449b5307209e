import { describe, expect, it } from 'vitest';
import { fillPlaceholders, variableNames } from './placeholders.ts';

const own = [
  { key: '{{ contactperson }}', value: 'Anna & Bo' },
  { key: 'year', value: '1999' },
];
// As much of a board and its configuration as placeholders read.
const source = {
  board: { boardId: 1, siteName: 'Wadwerk', now: '2026-11-22T10:00:00Z' },
  configuration: { job_boards: [{ id: 1, placeholders: own }] },
} as unknown as Parameters<typeof fillPlaceholders>[1];

describe('variables in an admin’s text', () => {
  it('every one that the editor offers is filled in for visitors', () => {
    const names = variableNames(own);
    expect(names).toEqual(['siteName', 'year', 'contactperson']);
    for (const name of names) expect(fillPlaceholders(`{{${name}}}`, source)).not.toContain('{{');
  });

  it('values are text, and the board’s own come first', () => {
    expect(fillPlaceholders('{{siteName}}: {{ contactperson }}, {{year}}', source)).toBe(
      'Wadwerk: Anna &amp; Bo, 1999',
    );
  });

  it('a name nobody knows stays as it was written', () => {
    expect(fillPlaceholders('{{unknown}}', source)).toBe('{{unknown}}');
  });
});
