import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { mapItem } from '../feeds/import/map-item.ts';
import { findShape, readFeed } from '../feeds/import/read-feed.ts';
import { FeedProblem } from '../platform/remote/feed-problem.ts';
import type { FeedShape } from '../platform/remote/feed-shape.ts';

/** What a feed is expected to become. */
export interface FeedSample {
  readonly feed: string;
  /** Its jobs, in their order; what is left out is not looked at. */
  readonly jobs: readonly ExpectedJob[];
  /** A feed of the shape whose text is broken. */
  readonly broken?: string;
}

export interface ExpectedJob {
  readonly reference: string;
  readonly title: string;
  readonly organisation?: string;
  /** The name of its place, as the feed writes it. */
  readonly place?: string;
}

/** Feeds that the product reads itself. */
const usual = {
  'an XML feed':
    '<?xml version="1.0"?><jobs><job><id>1</id><title>Cook</title><description>Cooks.</description></job></jobs>',
  'a JSON feed': '[{"id": 1, "title": "Cook", "description": "Cooks."}]',
};
const noFeeds = {
  'a web page': '<!doctype html><html><title>Jobs</title><body><h1>Jobs</h1></body></html>',
  'a sentence': 'There are no jobs today; please come back tomorrow.',
};

/** A text that can be opened again and again, in pieces of some length. */
function inPieces(text: string, length: number): () => Readable {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += length) pieces.push(bytes.subarray(at, at + length));
  return () => Readable.from(pieces);
}

/** What a feed becomes, by the steps of an import. */
async function jobsOf(shape: FeedShape, open: () => Readable): Promise<readonly Required<ExpectedJob>[]> {
  const options = { shapes: [shape] };
  const found = await findShape(open, options);
  expect(found.notation).toBe(shape);
  const { mapping, hasReference } = found;
  const jobs: Required<ExpectedJob>[] = [];
  for await (const item of readFeed(open, found, options)) {
    const mapped = mapItem(item, { mapping, hasReference, organisation: 'Acme', now: new Date(0) });
    if (!mapped || 'rejected' in mapped)
      throw new Error(
        `Item ${item.number} is no job: ${mapped?.rejected.reasons.join('; ') ?? 'nothing in it'}`,
      );
    const { reference, title, organisation, place } = mapped.draft;
    jobs.push({ reference, title, organisation, place: place.name ?? '' });
  }
  return jobs;
}

/**
 * What every shape of a feed keeps.
 * @param leaves feeds that it leaves to others: those of the product, unless it reads these itself
 */
export function feedShapeContract(
  shape: FeedShape,
  { feed, jobs, broken }: FeedSample,
  leaves: Readonly<Record<string, string>> = usual,
): void {
  describe(`the feed shape ${shape.name}`, () => {
    it('has a name that a sentence can hold', () => {
      expect(shape.name).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
    });

    it('recognises its feed by the beginning of it', () => {
      expect(shape.recognises(feed.trimStart().slice(0, 4000))).toBe(true);
    });

    it.each(Object.entries({ ...leaves, ...noFeeds }))('leaves %s alone', (_what, other) => {
      expect(shape.recognises(other)).toBe(false);
    });

    it.each([1, 7, 100_000])('makes its jobs of a text that comes in pieces of %i', async (length) => {
      const found = await jobsOf(shape, inPieces(feed, length));
      expect(found).toMatchObject(jobs);
      expect(found).toHaveLength(jobs.length);
    });

    it('reads a feed as often as it is opened', async () => {
      const open = inPieces(feed, 50);
      expect(await jobsOf(shape, open)).toEqual(await jobsOf(shape, open));
    });

    it('gives items while their text comes, and asks for no more of it than is wanted', async () => {
      let isEnded = false;
      async function* text() {
        try {
          yield feed;
        } finally {
          isEnded = true;
        }
      }
      for await (const { line } of shape.items(text)) {
        expect(line).toBeGreaterThan(0);
        break;
      }
      expect(isEnded).toBe(true);
    });

    it('says what is wrong with a text that is broken', async ({ skip }) => {
      if (broken === undefined) return skip('No text of it is broken');
      await expect(jobsOf(shape, inPieces(broken, 20))).rejects.toBeInstanceOf(FeedProblem);
    });
  });
}
