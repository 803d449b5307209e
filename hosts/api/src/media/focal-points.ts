import { and, eq, inArray, isNull, ne, or } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { media } from '../platform/database/schema.ts';
import { publicPath } from '../platform/http/public-files.ts';
import type { Tenant } from '../platform/http/tenants.ts';

/** An address of a picture, where there is one. */
type Address = string | null | undefined;

/** A file of ours in whatever size, by the path of its largest. */
const pathOf = (address: Address): string | undefined => {
  const at = address?.lastIndexOf(publicPath) ?? -1;
  if (!address || at < 0 || address.includes('#')) return undefined;
  return address.slice(at + publicPath.length).replace(/-(?:thumb|small|tiny)(\.\w+)$/, '-upload$1');
};

/**
 * Says of addresses of pictures which point of each stays in sight where it is cropped, as its site's library has it now: an
 * address then ends in `#focal=30,70`, percent from the left and from the top, which the part that draws pictures reads. One
 * whose point is the middle, and what the library does not have, stays as it is. One query, however many there are.
 */
export async function focalPointsOf(
  db: Pick<Database, 'select'>,
  { site }: Tenant,
  addresses: readonly Address[],
): Promise<<Given extends Address>(address: Given) => Given | string> {
  const paths = [...new Set(addresses.flatMap((address) => pathOf(address) ?? []))];
  if (paths.length === 0) return (address) => address;
  const rows = await db
    .select({ path: media.path, x: media.focalX, y: media.focalY })
    .from(media)
    .where(
      and(
        eq(media.siteId, site.id),
        inArray(media.path, paths),
        isNull(media.deletedAt),
        or(ne(media.focalX, 50), ne(media.focalY, 50)),
      ),
    );
  const points = new Map(rows.map(({ path, x, y }) => [path, `${x},${y}`]));
  return (address) => {
    const point = points.get(pathOf(address) ?? '');
    return point === undefined ? address : `${address}#focal=${point}`;
  };
}
