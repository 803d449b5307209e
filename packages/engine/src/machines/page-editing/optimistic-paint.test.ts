import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite, typed } from './a-site.ts';
import { applyAll } from './apply-command.ts';
import type { Command } from './command.ts';
import { createOptimisticPaint } from './optimistic-paint.ts';

/** A desk whose frames are drawn, and whose admin rests, when the test says so. */
function feedServices() {
  let site = aSite();
  const taken: Command[] = [];
  const frames: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const shown = createOptimisticPaint({
    site: () => site,
    take: ({ commands }) => {
      taken.push(...commands);
      site = applyAll(site, commands);
    },
    whenRendered: (act) => frames.push(act),
    whenRested: (act) => pauses.push(act),
  });
  const show = (command: Command, field?: string): void =>
    shown.show({ name: { key: 'settingChanged' }, commands: [command], page: 1 }, field);
  const titleOf = (block: number) => shown.site().blockOf[block]?.settings['NL']?.values['title'];
  const draw = (): void => frames.splice(0).forEach((act) => act());
  const rest = (): void => pauses.splice(0).forEach((act) => act());
  return { ...shown, show, titleOf, draw, rest, taken, site: () => site };
}

describe('a step that is shown first', () => {
  it('is seen at once, and taken when that was drawn', () => {
    const desk = feedServices();
    const seen: unknown[] = [];
    desk.watch((site) => seen.push(site.blockOf[12]?.settings['NL']?.values['title']));
    desk.show(typed('Nieuw'));
    expect([seen, desk.titleOf(12), desk.taken]).toEqual([['Nieuw'], 'Nieuw', []]);
    desk.draw();
    expect([desk.titleOf(12), desk.taken]).toEqual(['Nieuw', [typed('Nieuw')]]);
    desk.draw();
    desk.settle();
    expect(desk.taken).toHaveLength(1);
  });

  it('is taken at once where no canvas shows it, and once the last one is gone', () => {
    const desk = feedServices();
    desk.show(typed('Blind'));
    expect(desk.taken).toHaveLength(1);
    desk.watch(() => undefined)();
    desk.show(typed('Weer blind'));
    expect(desk.taken).toHaveLength(2);
  });

  it('gives way to what is typed on in its field, and goes before anything else', () => {
    const desk = feedServices();
    desk.watch(() => undefined);
    desk.show(typed('N'), '12/title');
    desk.show(typed('Ni'), '12/title');
    desk.draw();
    expect(desk.taken).toEqual([]);
    desk.show(typed('Ander', 13), '13/title');
    expect(desk.taken).toEqual([typed('Ni')]);
    desk.rest();
    expect(desk.taken).toEqual([typed('Ni'), typed('Ander', 13)]);
  });

  it('whatever is shown, drawn and settled in whatever order: what is seen is what is taken in the end', () => {
    const move = fc.oneof(
      fc.record({ show: fc.constantFrom(12, 13), title: fc.string(), inField: fc.boolean() }),
      fc.constantFrom('draw' as const, 'rest' as const, 'settle' as const),
    );
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const desk = feedServices();
        desk.watch(() => undefined);
        let asked = aSite();
        for (const one of moves)
          if (typeof one === 'string') desk[one]();
          else {
            const command = typed(one.title, one.show);
            desk.show(command, one.inField ? `${one.show}/title` : undefined);
            asked = applyAll(asked, [command]);
            expect(desk.titleOf(one.show)).toBe(one.title);
          }
        desk.draw();
        desk.rest();
        expect(desk.site()).toEqual(asked);
      }),
    );
  });
});
