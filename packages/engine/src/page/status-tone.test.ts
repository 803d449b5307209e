import { describe, expect, it } from 'vitest';
import { statusTone } from './status-tone.ts';

describe('a state', () => {
  it('has the tone that the specification gives it', () => {
    expect([
      statusTone('active'),
      statusTone('requested'),
      statusTone('declined'),
      statusTone('finished'),
      statusTone('x'),
    ]).toEqual(['success', 'info', 'danger', 'dark', 'neutral']);
  });
});
