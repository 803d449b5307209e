import { describe, expect, it, vi } from 'vitest';
import { aSite } from '../../machines/page-editing/a-site.ts';
import type { Command } from '../../machines/page-editing/command.ts';
import type { Saved } from '../../machines/page-editing/editing.ts';
import { createSharedGate, type SharedGate } from './shared-gate.ts';

const site = aSite();
const saved: Saved = { at: 1, stamps: [], numbers: {} };
const change = (block: number): Command => ({
  type: 'setSettings',
  block,
  locale: 'NL',
  set: { title: 'Nieuw' },
  unset: [],
});

function open(atRest: () => Promise<void> = () => Promise.resolve()) {
  const sent: Command[] = [];
  const gate = createSharedGate(async (command) => {
    sent.push(command);
    return saved;
  }, atRest);
  return { gate, sent };
}

const asked = (gate: SharedGate) => vi.waitFor(() => expect(gate.question()?.block).toBe(11));

describe('a change to a shared block', () => {
  it('is asked about when nobody is typing any more', async () => {
    let pause = (): void => undefined;
    const rest = new Promise<void>((resolve) => {
      pause = resolve;
    });
    const { gate, sent } = open(() => rest);
    void gate.save(change(11), site);
    await Promise.resolve();
    expect(gate.question()).toBeUndefined();
    pause();
    await asked(gate);
    expect(sent).toEqual([]);
  });

  it('waits until one says that it may happen everywhere, and asks no more on this page', async () => {
    const { gate, sent } = open();
    const first = gate.save(change(11), site);
    await asked(gate);
    expect(sent).toEqual([]);
    gate.question()?.answer('everywhere');
    await first;
    await gate.save(change(11), site);
    expect(sent).toHaveLength(2);
    gate.forget();
    void gate.save(change(11), site);
    await asked(gate);
  });

  it('is not sent when it should happen here only', async () => {
    const { gate, sent } = open();
    const first = gate.save(change(11), site);
    await asked(gate);
    gate.question()?.answer('here');
    await expect(first).rejects.toMatchObject({ problem: { kind: 'refused' } });
    await expect(gate.save(change(11), site)).rejects.toMatchObject({ problem: { kind: 'refused' } });
    expect(sent).toEqual([]);
    gate.settle();
    void gate.save(change(11), site);
    await asked(gate);
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
