import type { Organisation, Site } from '@boardwright/api-client/contract';
import type { Database } from '../../platform/database/connect.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { focalPointsOf } from '../../media/port.ts';

type Reader = Pick<Database, 'select'>;

/** Rows whose picture says which point of it stays in sight where it is cropped, as the library has it. */
export async function withFocalPoints<
  Name extends string,
  Row extends { readonly [name in Name]: string | null },
>(db: Reader, tenant: Tenant, name: Name, rows: readonly Row[]): Promise<Row[]> {
  const pictured = await focalPointsOf(
    db,
    tenant,
    rows.map((row) => row[name]),
  );
  return rows.map((row) => ({ ...row, [name]: pictured(row[name]) }));
}

/** The same of one row. */
export async function withFocalPoint<
  Name extends string,
  Row extends { readonly [name in Name]: string | null },
>(db: Reader, tenant: Tenant, name: Name, row: Row): Promise<Row> {
  const [pictured = row] = await withFocalPoints(db, tenant, name, [row]);
  return pictured;
}

/** The same of an organisation with its details: of its header and of each picture that it shows. */
export async function withOwnFocalPoints(
  db: Reader,
  tenant: Tenant,
  organisation: Organisation,
): Promise<Organisation> {
  const { header, organisation_info: info = [] } = organisation;
  const images = info.flatMap(({ type, value }) => (type === 'image' ? [value] : []));
  const pictured = await focalPointsOf(db, tenant, [header, ...images]);
  return {
    ...organisation,
    header: pictured(header),
    ...(organisation.organisation_info && {
      organisation_info: info.map((part) =>
        part.type === 'image' ? { ...part, value: pictured(part.value) } : part,
      ),
    }),
  };
}

/** The same of what stands for companies and articles without a picture. */
export async function withDefaultFocalPoints(db: Reader, tenant: Tenant, site: Site): Promise<Site> {
  const { default_images: images } = site.settings;
  if (typeof images !== 'object' || images === null) return site;
  const entries = Object.entries(images) as [string, string][];
  const pictured = await focalPointsOf(
    db,
    tenant,
    entries.map(([, address]) => address),
  );
  const defaults = Object.fromEntries(entries.map(([name, address]) => [name, pictured(address)]));
  return { ...site, settings: { ...site.settings, default_images: defaults } };
}
