// @vitest-environment happy-dom
import { RequestError } from '@boardwright/editor';
import { expect, it, vi } from 'vitest';
import { whenCalled } from './when-called.ts';

const part = { find: async (id: number) => `number ${id}` };

it('is fetched with the first call, and its members stay the same functions', async () => {
  const load = vi.fn(async () => part);
  const later = whenCalled(load);
  expect(later.find).toBe(later.find);
  expect(load).not.toHaveBeenCalled();
  expect(await later.find(3)).toBe('number 3');
});

it('says in a sentence that it could not be fetched, and is fetched anew with the next call', async () => {
  const load = vi.fn(async () => part).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const later = whenCalled(load);
  const failed = await later.find(3).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(RequestError);
  expect(failed).toMatchObject({ failure: { kind: 'offline', message: 'The editor could not be loaded' } });
  expect(await later.find(3)).toBe('number 3');
});
