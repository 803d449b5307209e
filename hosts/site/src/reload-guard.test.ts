import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reloadGuard, shouldReload } from './reload-guard.ts';

describe('a page whose chunk could not be fetched', () => {
  const now = 1_800_000_000_000;

  it('reloads the first time, and then at most once a minute', () => {
    expect(shouldReload({ now, last: undefined, unsaved: false, offline: false, pressed: false })).toBe(true);
    expect(shouldReload({ now, last: now - 59_999, unsaved: false, offline: false, pressed: false })).toBe(
      false,
    );
    expect(shouldReload({ now, last: now - 60_000, unsaved: false, offline: false, pressed: false })).toBe(
      true,
    );
  });

  it('never reloads while a form holds what somebody typed', () => {
    fc.assert(
      fc.property(
        fc.option(fc.nat(), { nil: undefined }),
        (last) => !shouldReload({ now, last, unsaved: true, offline: false, pressed: false }),
      ),
    );
  });

  it('never reloads while there is no network', () => {
    expect(shouldReload({ now, last: undefined, unsaved: false, offline: true, pressed: false })).toBe(false);
  });

  it('never reloads after a press, whose page the browser may be on its way to', () => {
    expect(shouldReload({ now, last: undefined, unsaved: false, offline: false, pressed: true })).toBe(false);
  });

  it('reloads no more often than the guard, however often it fails', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000 })), (waits) => {
        let at = now;
        let last: number | undefined;
        const reloads: number[] = [];
        for (const wait of waits) {
          at += wait;
          if (!shouldReload({ now: at, last, unsaved: false, offline: false, pressed: false })) continue;
          last = at;
          reloads.push(at);
        }
        return reloads.every((time, index) => index === 0 || time - (reloads[index - 1] ?? 0) >= reloadGuard);
      }),
    );
  });
});
