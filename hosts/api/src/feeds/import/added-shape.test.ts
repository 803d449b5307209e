import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { feedShapeContract } from '../../testing/feed-contract.ts';
import type { FeedShape } from '../../platform/remote/feed-shape.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { feedOf, someDay } from './feed.fixtures.ts';
import { mapItem } from './map-item.ts';
import { joinMappings, parseMapping } from './mapping-file.ts';
import { findShape, readFeed } from './read-feed.ts';

/** One of the product's own, as a plugin would have it. */
const builtIn = (name: 'xml' | 'json', beginsWith: RegExp): FeedShape => ({
  name,
  recognises: (beginning) => beginsWith.test(beginning) && !/^<!doctype html/i.test(beginning),
  async *items(text) {
    const open = () => Readable.from(encoded(text()));
    yield* readFeed(open, await findShape(open));
  },
});
async function* encoded(text: AsyncIterable<string>) {
  for await (const piece of text) yield Buffer.from(piece);
}

const jobs = [
  { reference: 'A-1', title: 'Bucătar', organisation: 'De Kombuis', place: 'Winsum' },
  { reference: 'A-2', title: 'Cook', organisation: 'De Kombuis', place: 'Bedum' },
];
const xml = (at: number) => {
  const { reference, title, organisation, place } = jobs[at] ?? {};
  return `<job><reference>${reference}</reference><title>${title}</title><company>${organisation}</company><city>${place}</city><description>Werk.</description></job>`;
};
const json = jobs.map(({ reference, title, organisation, place }) =>
  JSON.stringify({ reference, title, company: organisation, city: place, description: 'Werk.' }),
);

feedShapeContract(
  builtIn('xml', /^</),
  {
    feed: `<?xml version="1.0"?>\n<jobs>${xml(0)}${xml(1)}</jobs>`,
    jobs,
    broken: `<jobs>${xml(0)}</job></jobs>`,
  },
  { 'a JSON feed': '[{"id": 1}]' },
);
feedShapeContract(
  builtIn('json', /^[[{]/),
  { feed: `[${json.join(',\n')}]`, jobs, broken: `[${json[0]}, {"reference": ]` },
  { 'an XML feed': '<jobs><job/></jobs>' },
);

/** Lines of `reference;heading;text`. */
const lines = (change: Partial<FeedShape> = {}): FeedShape => ({
  name: 'acme-lines',
  recognises: (beginning) => beginning.startsWith('#acme'),
  async *items(open) {
    let whole = '';
    for await (const piece of open()) whole += piece;
    for (const [at, line] of whole.trim().split('\n').entries()) {
      const [nr, heading, text] = line.split(';');
      if (at > 0) yield { line: at + 1, value: { nr: nr ?? '', heading: heading ?? '', text: text ?? '' } };
    }
  },
  mapping: { fields: { reference: 'nr', title: 'heading' }, defaults: { organisation: 'Acme' } },
  ...change,
});

describe('the shape of a plugin', () => {
  const feed = '#acme\nA-1;Cook;Cooks \u0000all day.\nA-2;Baker;Bakes.';
  const draftsOf = async (shape: FeedShape, own = parseMapping({})) => {
    const found = await findShape(feedOf(feed), { shapes: [shape] });
    const context = {
      mapping: joinMappings(found.mapping, own),
      hasReference: found.hasReference,
      now: someDay,
    };
    const drafts = [];
    for await (const item of readFeed(feedOf(feed), found)) {
      const mapped = mapItem(item, context);
      if (mapped && 'draft' in mapped) drafts.push(mapped.draft);
    }
    return drafts;
  };

  it('is read by its mapping, without characters that no database keeps', async () => {
    expect(await draftsOf(lines())).toMatchObject([
      { number: 1, reference: 'A-1', title: 'Cook', organisation: 'Acme', description: 'Cooks all day.' },
      { number: 2, reference: 'A-2', title: 'Baker' },
    ]);
  });

  it('gives way to what a person mapped', async () => {
    const own = parseMapping({ fields: { title: 'text' }, defaults: { organisation: 'De Kombuis' } });
    expect(await draftsOf(lines(), own)).toMatchObject([
      { reference: 'A-1', title: 'Cooks all day.', organisation: 'De Kombuis' },
      { title: 'Bakes.' },
    ]);
  });

  it('says in its own words what is wrong with a feed, and a part of one is no broken feed', async () => {
    const broken = lines({
      async *items() {
        yield { line: 2, value: { nr: 'A-1' } };
        throw new FeedProblem('A quote is still open', { line: 2, column: 5 });
      },
      mapping: {},
    });
    const shapes = [broken];
    await expect(findShape(feedOf(feed), { shapes })).rejects.toThrow(
      'Line 2, column 5: A quote is still open',
    );
    expect(await findShape(feedOf(feed), { shapes, whole: false })).toMatchObject({ path: 'acme-lines' });
  });

  it('is asked for no feed that is empty, and for none before it', async () => {
    const greedy = lines({ recognises: () => true });
    await expect(findShape(feedOf(' \n '), { shapes: [greedy] })).rejects.toThrow('The feed is empty');
    expect((await findShape(feedOf(feed), { shapes: [lines(), greedy] })).notation).toMatchObject({
      name: 'acme-lines',
    });
    expect((await findShape(feedOf('[{"id":1,"title":"a"}]'), { shapes: [lines()] })).notation).toBe('json');
  });
});
