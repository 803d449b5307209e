import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root, sourceFiles } from './repository-files.ts';
import { machineFiles } from './machines/machines-part.ts';
import { stateChart } from './machines/state-chart.ts';
import { guardName, statesOf, type Machine } from './machines/state-nodes.ts';

const page = read('docs/machines.md');

describe('docs/machines.md', () => {
  it('has every machine of the sources', () => {
    // A script writes the text of one.
    const declared = sourceFiles().filter(
      (file) => /\bcreateMachine\(\{/.test(read(file)) && !file.startsWith('scripts/'),
    );
    expect(declared.toSorted()).toEqual([...machineFiles()].toSorted());
    const missing = machineFiles().filter((file) => !page.includes(`](../${file})`));
    expect(missing).toEqual([]);
  });

  it.each(machineFiles())('names each state of %s in its chart', async (file) => {
    const exported = (await import(join(root, file))) as Record<string, Machine>;
    const [, machine] = Object.entries(exported).find(([name]) => name.endsWith('Machine')) ?? [];
    const states = machine ? statesOf(machine.root) : [];
    const chart = machine ? stateChart(machine) : '';
    expect(states.length).toBeGreaterThan(2);
    expect(page).toContain(chart);
    const silent = states.filter(({ key }) => !new RegExp(String.raw`\b${key}\b`).test(chart));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

describe('what a chart says of a guard', () => {
  it.each([
    [undefined, ''],
    ['isDraft', 'isDraft'],
    [{ type: 'hasFailed', params: { kind: 'offline' } }, 'hasFailed offline'],
    [Object.assign(function and() {}, { guards: ['isDraft', 'isOpen'] }), 'isDraft and isOpen'],
    [Object.assign(function not() {}, { guards: ['isDraft'] }), 'not isDraft'],
  ])('%o is %s', (guard, name) => {
    expect(guardName(guard)).toBe(name);
  });

  it('is nothing where it has no name', () => {
    expect(() => guardName(() => true)).toThrow('without a name');
  });
});
