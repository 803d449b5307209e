import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { feedOf, readAll } from './feed.fixtures.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { introOf } from './job-text.ts';
import { mappingFields, parseMapping } from './mapping-file.ts';

const job = {
  id: 1,
  title: 'Kok',
  company: 'Eethuis',
  description: 'Een heel gewone baan voor wie kan koken.',
};
const one = async (fields: object, options = {}) => {
  const { drafts, rejected } = await readAll(feedOf(JSON.stringify([{ ...job, ...fields }])), options);
  return drafts[0] ?? rejected[0];
};

describe('the text of a job', () => {
  const textOf = async (description: unknown) => {
    const draft = await one({ description });
    return draft && 'text' in draft && draft.text.type === 'own' ? draft.text.own : undefined;
  };

  test('plain text becomes paragraphs and lists', async () => {
    expect(await textOf('Wij zijn A & B.\nEcht < leuk.\n\nJe taken:\n- koken\n- proeven')).toBe(
      '<p>Wij zijn A &amp; B.<br />Echt &lt; leuk.</p><p>Je taken:</p><ul><li>koken</li><li>proeven</li></ul>',
    );
  });

  test('HTML keeps its structure and loses what could do harm', async () => {
    expect(
      await textOf(
        '<h1 onclick="x()">Kok</h1><script>steal()</script><p style="color:red">Bij <a href="javascript:x">ons</a></p><img src=x onerror=y><p>&nbsp;</p>',
      ),
    ).toBe('<h2>Kok</h2><p>Bij <a rel="nofollow noopener">ons</a></p>');
  });

  test('HTML that was escaped once or twice is HTML', async () => {
    expect(await textOf('&lt;p&gt;Kok &amp;amp; bar&lt;/p&gt;')).toBe('<p>Kok &amp; bar</p>');
    expect(await textOf('&amp;lt;p&amp;gt;Kok&amp;lt;/p&amp;gt;')).toBe('<p>Kok</p>');
  });

  test('parts that a feed keeps apart stay apart', async () => {
    const draft = await one({ requirements: 'Je kunt koken.', benefits: 'Eten' });
    expect(draft && 'text' in draft && draft.text).toEqual({
      type: 'platform',
      platform: {
        job: '<p>Een heel gewone baan voor wie kan koken.</p>',
        function: '<p>Je kunt koken.</p>',
        company: null,
        offer: '<p>Eten</p>',
      },
    });
  });

  test('the intro is at most 200 characters and ends at a word', () => {
    const intro = introOf('woord '.repeat(100));
    expect(intro.length).toBeLessThanOrEqual(200);
    expect(intro.endsWith('woord…')).toBe(true);
    expect(introOf('x'.repeat(500)).length).toBeLessThanOrEqual(200);
    expect(introOf('Kort.')).toBe('Kort.');
  });
});

describe('pay', () => {
  const payOf = async (fields: object) => {
    const draft = await one(fields);
    return draft && 'pay' in draft ? draft.pay : undefined;
  };
  test('a text without a period takes it from the field beside it, else it is shown as it is written', async () => {
    expect(await payOf({ salary: '2500-3000', salary_period: 'MONTH' })).toMatchObject({
      salary: { salary_min: 2500, salary_max: 3000, salary_type: 'month' },
      salary_text: null,
    });
    for (const salary of ['2500-3000', 'tot 4000', 'marktconform'])
      expect(await payOf({ salary })).toMatchObject({ salary: undefined, salary_text: salary });
  });
  test('amounts in fields of their own may be written with their sign', async () => {
    expect(
      await payOf({ salary_min: '€ 2.500,-', salary_max: '€ 3.000', salary_period: 'maand' }),
    ).toMatchObject({ salary: { salary_min: 2500, salary_max: 3000, currency: 'EUR' } });
  });
});

describe('what is not certain is left out', () => {
  test('addresses that are not of the web, dates that are none, places that are a country', async () => {
    const draft = await one({
      url: 'javascript:alert(1)',
      date: 'gisteren',
      location: 'Nederland',
      email: 'Werk <Baan@Eethuis.test>',
    });
    expect(draft).toMatchObject({
      apply_url: null,
      apply_email: 'baan@eethuis.test',
      from: undefined,
      place: { name: 'Nederland', city: null, country_code: 'NL' },
    });
    expect(draft && 'notes' in draft && draft.notes).toContain(
      'the publication date "gisteren" was left out',
    );
  });

  test('hybrid is not remote, a remote place is no town', async () => {
    expect(await one({ remote: 'hybrid' })).toMatchObject({ place: { remote: false } });
    expect(await one({ location: 'Remote, Netherlands' })).toMatchObject({
      place: { remote: true, city: null, country_code: 'NL' },
    });
    expect(await one({ location: 'Groningen (hybrid)', remote: 'fully_remote' })).toMatchObject({
      place: { remote: true },
    });
  });
});

test('every reason is told, in words', async () => {
  const { rejected } = await readAll(
    feedOf(JSON.stringify([job, { company: 'X', id: 2, description: ' ', title: '<b></b>' }, { id: 3 }])),
  );
  expect(rejected.map(({ number, reference, reasons }) => [number, reference, reasons])).toEqual([
    [2, '2', ['it has no title', 'it has no description']],
    [
      3,
      '3',
      ['it has no title', 'it has no description', 'it names no company (--company gives one to all)'],
    ],
  ]);
});

test('an address stands in for a reference only where no item has one', async () => {
  const without = { ...job, id: undefined };
  const none = await readAll(
    feedOf(
      JSON.stringify([
        { ...without, url: 'https://a.test/1' },
        { ...without, url: 'https://a.test/2' },
      ]),
    ),
  );
  expect(none.drafts.map(({ reference }) => reference)).toEqual(['https://a.test/1', 'https://a.test/2']);
  const some = await readAll(
    feedOf(
      JSON.stringify([
        { ...job, url: 'https://a.test/1' },
        { ...without, url: 'https://a.test/2' },
      ]),
    ),
  );
  expect(some.rejected.map(({ reasons }) => reasons)).toEqual([['it has no reference']]);
});

describe('a mapping file', () => {
  const feed = `<doc><offers>${[1, 2].map((n) => `<offer nr="${n}"><label>Kok</label><wie><naam>Eethuis</naam></wie><verhaal>Een baan om van te houden.</verhaal><pay min="2500" max="3000"/></offer>`).join('')}</offers></doc>`;

  test('names the items, the fields and what holds for all', async () => {
    const mapping = parseMapping({
      item: 'offers.offer',
      fields: {
        reference: '@nr',
        title: 'label',
        organisation: 'wie/naam',
        description: ['tekst', 'verhaal'],
        salary_min: 'pay/@min',
        salary_max: 'pay/@max',
      },
      defaults: { salary_period: 'month', currency: 'EUR', country: 'NL' },
    });
    const { drafts } = await readAll(feedOf(feed), { mapping });
    expect(drafts).toHaveLength(2);
    expect(drafts[1]).toMatchObject({
      reference: '2',
      title: 'Kok',
      organisation: 'Eethuis',
      place: { country_code: 'NL' },
      pay: { salary: { salary_min: 2500, salary_max: 3000, salary_type: 'month', currency: 'EUR' } },
    });
  });

  test('that is not one is refused with the place', () => {
    expect(() => parseMapping({ fields: { titel: 'label' } })).toThrow(FeedProblem);
    expect(() => parseMapping({ fields: { titel: 'label' } })).toThrow(
      '"titel" is not a field; known are title',
    );
    expect(() => parseMapping({ item: 3 })).toThrow('"/item"');
  });
});

test('docs/feeds.md names every field of a mapping, and its example is one', async () => {
  const docs = await readFile(new URL('../../../../../docs/feeds.md', import.meta.url), 'utf8');
  const example = /```json\n([^]*?)```/.exec(docs)?.[1] ?? '';
  expect(parseMapping(JSON.parse(example)).item).toBe('offers.offer');
  const listed = docs.slice(docs.indexOf('The fields are')).match(/`\w+`/g);
  expect(listed?.map((name) => name.slice(1, -1))).toEqual(mappingFields);
});
