import { describe, expect, it } from 'vitest';
import { aSite } from '../../machines/page-editing/a-site.ts';
import type { Command } from '../../machines/page-editing/command.ts';
import type { Saved } from '../../machines/page-editing/editing.ts';
import { createSharedGate } from './shared-gate.ts';

const site = aSite();
const saved: Saved = { at: 1, stamps: [], numbers: {} };
const change = (block: number): Command => ({
  type: 'setSettings',
  block,
  locale: 'NL',
  set: { title: 'Nieuw' },
  unset: [],
});

function open() {
  const sent: Command[] = [];
  const gate = createSharedGate(async (command) => {
    sent.push(command);
    return saved;
  });
  return { gate, sent };
}

describe('a change to a shared block', () => {
  it('waits until one says that it may happen everywhere, and asks no more on this page', async () => {
    const { gate, sent } = open();
    const first = gate.save(change(11), site);
    expect(gate.question()?.block).toBe(11);
    expect(sent).toEqual([]);
    gate.question()?.answer('everywhere');
    await first;
    await gate.save(change(11), site);
    expect(sent).toHaveLength(2);
    gate.forget();
    void gate.save(change(11), site);
    expect(gate.question()?.block).toBe(11);
  });

  it('is not sent when it should happen here only', async () => {
    const { gate, sent } = open();
    const first = gate.save(change(11), site);
    gate.question()?.answer('here');
    await expect(first).rejects.toMatchObject({ problem: { kind: 'refused' } });
    await expect(gate.save(change(11), site)).rejects.toMatchObject({ problem: { kind: 'refused' } });
    expect(sent).toEqual([]);
    gate.settle();
    void gate.save(change(11), site);
    expect(gate.question()?.block).toBe(11);
  });

  it('is sent at once when the block is not shared, or on one page only', async () => {
    const { gate, sent } = open();
    await gate.save(change(12), site);
    const alone = { ...site, pages: [1] };
    await gate.save(change(11), alone);
    expect(sent).toHaveLength(2);
    expect(gate.question()).toBeUndefined();
  });
});
