import { createHash, createHmac } from 'node:crypto';
import type { ExperimentMeasure, Site, StoredPage } from '@boardwright/api-client/contract';
import { toWire } from '@boardwright/blocks-schema';
import { isbot } from 'isbot';

type Running = NonNullable<Site['experiments']>[number];

/** Two versions of a page, and for how many of a hundred visitors the other one is. */
export interface Split {
  readonly experiment: number;
  readonly share: number;
}

/** The version of a page that an answer is, of those that are compared. */
export interface Trial extends Split {
  readonly version: 'a' | 'b';
  readonly boardId: number;
  /** The site's own host. */
  readonly host: string;
}

/** What visitors do that experiments count. */
export type TrialMeasure = ExperimentMeasure;

/** A visitor until the day ends: another day they are somebody else. */
export interface VisitorOfDay {
  /** The day, in UTC: no site is asked for its calendar before it is known which of its pages is sent. */
  readonly day: string;
  /** Says nothing of who it is, and is nowhere stored. */
  readonly mark: string;
}

/**
 * Who asks, by address and browser, for a day and without a cookie. Nobody for a robot: it is sent the page as
 * it is, and not counted.
 * @param secret without it nobody could say whose mark one is
 */
export function visitorOfDay(
  { address, userAgent }: { readonly address: string; readonly userAgent: string | undefined },
  secret: string,
  now: number,
): VisitorOfDay | undefined {
  if (isbot(userAgent)) return undefined;
  const day = new Date(now).toISOString().slice(0, 10);
  const mark = createHmac('sha256', secret)
    .update(`${day}\n${address}\n${userAgent ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
  return { day, mark };
}

/** The version a visitor sees: the same all day, and in each experiment by another throw. */
export function versionFor({ experiment, share }: Split, visitor: VisitorOfDay | undefined): 'a' | 'b' {
  if (!visitor) return 'a';
  const thrown = createHash('sha256').update(`${experiment}\n${visitor.mark}`).digest().readUInt32BE(0);
  return thrown < (share / 100) * 2 ** 32 ? 'b' : 'a';
}

/** A page with the other version of one of its blocks. Where a block stands, and when it is seen, is that of the page. */
export function withVersionB(page: StoredPage, { block_id: id, b }: Running): StoredPage {
  return {
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.id !== id) return block;
      const fixed = Object.keys(toWire(block.key, { visibility: 0, column: 0 }));
      const own = (settings: Readonly<Record<string, unknown>>, isFixed: boolean) =>
        Object.fromEntries(Object.entries(settings).filter(([name]) => fixed.includes(name) === isFixed));
      return {
        ...block,
        settings: { ...own(b.settings, false), ...own(block.settings, true) },
        settingsVersion: b.version,
      };
    }),
  };
}
