import { describe, expect, it } from 'vitest';
import { requestedAhead } from './requested-ahead.ts';

/** Answers 1, 2, 3 … @param refused the questions that fail, by number */
function aServer(...refused: number[]) {
  let asked = 0;
  const ask = async (): Promise<number> => {
    asked += 1;
    if (refused.includes(asked)) throw new Error(`refused ${asked}`);
    return asked;
  };
  return { ask, count: () => asked };
}

describe('what is asked ahead', () => {
  it('is asked at once, and given to who asks first', async () => {
    const server = aServer();
    const take = requestedAhead(server.ask);
    expect(server.count()).toBe(1);
    expect(await take()).toBe(1);
    expect(server.count()).toBe(1);
  });

  it('is asked anew by everybody after', async () => {
    const take = requestedAhead(aServer().ask);
    expect([await take(), await take(), await take()]).toEqual([1, 2, 3]);
  });

  it('is asked again when it failed, before or after somebody came for it', async () => {
    const early = requestedAhead(aServer(1).ask);
    expect(await early()).toBe(2);
    const late = requestedAhead(aServer(1).ask);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await late()).toBe(2);
  });

  it('tells who asks when it fails for them too', async () => {
    const take = requestedAhead(aServer(1, 2).ask);
    await expect(take()).rejects.toThrow('refused 2');
  });
});
