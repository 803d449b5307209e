import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { feedOf, readAll } from './feed.fixtures.ts';
import { shapes } from './feed-shapes.fixtures.ts';
import { findShape, readFeed } from './read-feed.ts';

const xml = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><jobs><job><id>1</id><title>Coördinator café</title><company>Zoë</company><description>Een heel gewone baan</description></job></jobs>`;

async function titleOf(content: string | Uint8Array, piece = 7) {
  const { drafts } = await readAll(feedOf(content, piece));
  return `${drafts[0]?.title} ${drafts[0]?.organisation}`;
}

async function problemOf(feed: string, piece = 5): Promise<FeedProblem | undefined> {
  try {
    const open = feedOf(feed, piece);
    const shape = await findShape(open);
    for await (const _ of readFeed(open, shape));
    return undefined;
  } catch (problem) {
    if (problem instanceof FeedProblem) return problem;
    throw problem;
  }
}

describe('the encoding of a feed', () => {
  const expected = 'Coördinator café Zoë';
  test.each<[string, string | Uint8Array]>([
    ['UTF-8', xml('UTF-8')],
    ['UTF-8 with a byte order mark', `\ufeff${xml('UTF-8')}`],
    ['ISO-8859-1', Buffer.from(xml('ISO-8859-1'), 'latin1')],
    ['Windows-1252 that says UTF-8', Buffer.from(xml('UTF-8'), 'latin1')],
    ['UTF-16 little endian', Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le').swap16()],

    ['UTF-16 without a byte order mark', Buffer.from(xml('UTF-16'), 'utf16le')],
    ['gzip', gzipSync(xml('UTF-8'))],
  ])('%s', async (_name, content) => {
    expect(await titleOf(content)).toBe(expected);
  });

  test('a packed file that was cut off is refused in words', async () => {
    const cut = gzipSync(xml('UTF-8')).subarray(0, 60);
    await expect(titleOf(cut)).rejects.toThrow('damaged or cut off');
  });

  test('an encoding nobody knows is refused', async () => {
    await expect(titleOf(xml('klingon-8'))).rejects.toThrow('"klingon-8" is not known');
  });
});

describe('broken feeds say where', () => {
  test.each([
    ['an element closed out of turn', '<jobs>\n<job><t>A</job></jobs>', 2, 16],
    ['a tag that is broken after ampersands', '<jobs>\n<t>A & B & C</u></jobs>', 2, 17],
    ['an ampersand in a tag', '<jobs>\n<a&b/></jobs>', 2, 4],
    ['a feed that is cut off', '<jobs>\n<job>', 2, 6],
    ['JSON without a comma', '{"a":1\n "b":2}', 2, 2],
    ['JSON with a comma too many', '[1,\n2,]', 2, 3],
    ['JSON that is cut off', '{"jobs":[\n{"a":"x', 2, 6],
    ['JSON with a line break in a text', '{"a":"x\ny"}', 1, 8],
  ])('%s', async (_name, feed, line, column) => {
    for (const piece of [1, 3, 1000])
      expect((await problemOf(feed, piece))?.position).toEqual({ line, column });
  });

  test('ampersands in CDATA and comments are no mistake', async () => {
    expect(
      await problemOf(
        '<jobs><!-- a & b --><job><t><![CDATA[a & b;]]></t><u>&amp; &#233; &#xE9;</u></job></jobs>',
        3,
      ),
    ).toBeUndefined();
  });

  test.each([
    ['<!DOCTYPE html><html></html>', 'a web page'],
    ['<html><body/></html>', 'a web page'],
    ['hello', 'neither XML nor JSON'],
    ['  ', 'empty'],
  ])('%s is refused in words', async (feed, reason) => {
    expect((await problemOf(feed))?.message).toContain(reason);
  });
});

describe('XML that is nearly well-formed is mended, and it is told', () => {
  const feedWith = (title: string) =>
    `<?xml version="1.0"?><jobs><job><id>1</id><title>${title}</title><description>Een heel gewone baan</description></job></jobs>`;
  const mended = async (title: string, piece: number) => {
    const open = feedOf(feedWith(title), piece);
    const shape = await findShape(open, { item: 'job' });
    const repairs: string[] = [];
    for await (const { value } of readFeed(open, shape, {
      item: 'job',
      repaired: (repair) => repairs.push(repair),
    }))
      return { title: (value as { title: string }).title, repairs };
    return undefined;
  };
  test.each([
    ['Caf&eacute;&nbsp;&euro;&ndash;', 'Café\u00a0€–', ['entity', 'entity', 'entity', 'entity']],
    ['Ko\u0000k\u0008 &amp; ober\u001f', 'Kok & ober', ['control', 'control', 'control']],
    ['Kok\u000bober', 'Kok ober', ['control']],
    ['Kok&#0;&#x1F;&#8; &#233;', 'Kok é', ['control', 'control', 'control']],
    ['Kok &#55357;&#56832;', 'Kok 😀', ['control', 'control']],
    ['Kok &lt;b&gt; &#xe9;', 'Kok <b> é', []],
    [
      'Kok&#1114112;&#x110000;&#99999999999;&#xFFFFFFFFFF;.',
      'Kok.',
      ['control', 'control', 'control', 'control'],
    ],
    ['&#00000000000000000065;&#X42;', 'AB', []],
    ['A &nonsense; B &eacute;', 'A &nonsense; B é', ['unknown', 'entity']],
    ['&constructor;&__proto__;', '&constructor;&__proto__;', ['unknown', 'unknown']],
    ['R&D, A & B &amp; C&', 'R&D, A & B & C&', ['ampersand', 'ampersand', 'ampersand']],
    ['x?a=1&copy=2&eacute;', 'x?a=1&copy=2é', ['ampersand', 'entity']],
    ['<!-- a & b --><![CDATA[R&D ]] > &]]> &<?x a&b?>', 'R&D ]] > & &', ['ampersand']],
  ])('%j is %j', async (written, title, repairs) => {
    for (const piece of [1, 3, 1000]) expect(await mended(written, piece)).toEqual({ title, repairs });
  });

  test('what the document declares itself goes before HTML', async () => {
    const open = feedOf(`<!DOCTYPE jobs [<!ENTITY nbsp "_">]>${feedWith('A&nbsp;B').slice(21)}`);
    for await (const { value } of readFeed(open, await findShape(open), { item: 'job' }))
      expect(value).toMatchObject({ title: 'A_B' });
  });
});

test('however a feed arrives in pieces, the same jobs are read', async () => {
  const feeds = Object.values(shapes);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...feeds),
      fc.integer({ min: 1, max: 200 }),
      async ({ feed, company }, piece) => {
        const whole = await readAll(feedOf(feed, 1e9), { organisation: company });
        expect((await readAll(feedOf(feed, piece), { organisation: company })).drafts).toEqual(whole.drafts);
      },
    ),
    { numRuns: 60 },
  );
});

test('any JSON value is read as it is meant', async () => {
  const field = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), field, { minKeys: 1 }),
      fc.integer({ min: 1, max: 9 }),
      async (extra, piece) => {
        const open = feedOf(JSON.stringify([{ id: '1', title: 'x', description: 'y', extra }]), piece);
        for await (const { value } of readFeed(open, await findShape(open))) {
          const read = (value as { extra: Record<string, unknown> }).extra;
          for (const [key, wanted] of Object.entries(extra)) {
            // Control characters and halves of characters are taken out of texts.
            if (typeof wanted === 'string') expect(typeof read[key]).toBe('string');
            else expect(read[key]).toBe(Object.is(wanted, -0) ? 0 : wanted);
          }
        }
      },
    ),
    { numRuns: 50 },
  );
});
