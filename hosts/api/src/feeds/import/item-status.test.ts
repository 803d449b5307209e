import { describe, expect, test } from 'vitest';
import { feedOf, readAll } from './feed.fixtures.ts';
import { isOpen } from './item-status.ts';
import { parseMapping } from './mapping-file.ts';

const job = {
  id: 1,
  title: 'Kok',
  company: 'Eethuis',
  description: 'Een heel gewone baan voor wie kan koken.',
};
const read = async (fields: object, mapping: object = {}) => {
  const feed = feedOf(JSON.stringify([{ ...job, ...fields }]));
  const { drafts, rejected } = await readAll(feed, { mapping: parseMapping(mapping) });
  return drafts[0] ? { open: true, notes: drafts[0].notes } : { open: false, ...rejected[0] };
};

describe('a field for open or closed', () => {
  test.each<[object]>([
    [{ status: 'Closed' }],
    [{ status: 'gesloten' }],
    [{ status: 'On hold' }],
    [{ status: 'CLOSED_FILLED' }],
    [{ status: 'Inactief' }],
    [{ status: 'Închis' }],
    [{ status: 'geschlossen' }],
    [{ status: 'pourvue' }],
    [{ status: 'not active' }],
    [{ status: false }],
    [{ active: false }],
    [{ active: 0 }],
    [{ active: 'nee' }],
    [{ is_visible: 'false' }],
    [{ isVisible: false, status: 'published' }],
    [{ closed: true }],
    [{ hidden: 'yes' }],
    [{ archived: 1 }],
    [{ state: 'draft' }],
    [{ published: false }],
  ])('%j: the job is closed', async (fields) => {
    expect(await read(fields)).toMatchObject({
      open: false,
      ended: true,
      reasons: [expect.stringMatching(/^the feed says that it is closed: ".+"$/)],
    });
  });

  test.each<[object]>([
    [{ status: 'Open' }],
    [{ status: 'published' }],
    [{ status: 'actief' }],
    [{ status: 'Full-time' }],
    [{ status: 0 }],
    [{ active: true }],
    [{ is_visible: 1 }],
    [{ closed: false }],
    [{ hidden: 'no' }],
    [{ archived: '0' }],
    [{ published: '2026-11-01' }],
    [{ state: 'Groningen' }],
    [{ open: 'https://eethuis.test' }],
  ])('%j: the job is open', async (fields) => {
    expect((await read(fields)).open).toBe(true);
  });

  test('any path may be mapped to it; what nobody understands leaves the job open, and is told', async () => {
    const mapping = { fields: { status: 'meta.fase' } };
    expect(await read({ meta: { fase: 'ingetrokken' }, status: 'open' }, mapping)).toMatchObject({
      open: false,
    });
    expect(await read({ meta: { fase: 0 } }, mapping)).toMatchObject({ open: false });
    expect(await read({ meta: { fase: 'B2' }, status: 'closed' }, mapping)).toMatchObject({
      open: true,
      notes: expect.arrayContaining(['"meta.fase: B2" says neither open nor closed']),
    });
    expect(await read({ status: 'closed' }, { fields: { status: '-' } })).toMatchObject({ open: true });
  });

  test.each<[object, string]>([
    [{ is_visible: 'false' }, 'is_visible: false'],
    [{ 'Job-Status': 'Closed' }, 'Job-Status: Closed'],
    [{ 'is "visible"; ': false }, 'is visible: false'],
  ])('%j is told in the name that the feed gives it', async (fields, description) => {
    expect(await read(fields)).toMatchObject({
      reasons: [`the feed says that it is closed: "${description}"`],
    });
  });

  test('a mapped path is told as the feed writes it', async () => {
    const mapping = { fields: { status: 'meta_data.fase_nu' } };
    expect(await read({ meta_data: { 'Fase-nu': 'B2' } }, mapping)).toMatchObject({
      notes: expect.arrayContaining(['"meta_data.Fase-nu: B2" says neither open nor closed']),
    });
  });

  test('what is closed needs neither text nor title', async () => {
    expect(await read({ status: 'closed', description: '' })).toMatchObject({
      reasons: ['the feed says that it is closed: "status: closed"'],
    });
  });

  test('a state of publication is no province', async () => {
    const feed = feedOf(JSON.stringify([{ ...job, state: 'published', city: 'Assen' }]));
    expect((await readAll(feed)).drafts[0]?.place).toMatchObject({ city: 'Assen', region: null });
  });

  test('no value makes it fail', () => {
    for (const value of ['', ' ', 'x'.repeat(10_000), 'closed '.repeat(5000), Number.MAX_VALUE])
      expect([true, false, undefined]).toContain(isOpen('status', value));
  });
});
