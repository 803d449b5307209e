import { definePlugin, ownTable, rowsOf } from '@boardwright/api';
import { tideEndpoints } from './endpoints.ts';

const tidesTable = ownTable('acme-tides', 'tides', (of) => ({
  id: of.serial().primaryKey(),
  place: of.text().notNull(),
  highAt: of.timestamp('high_at', { withTimezone: true }).notNull(),
}));

const present = ({ place, highAt }: { readonly place: string; readonly highAt: Date }) => ({
  place,
  high_at: highAt.toISOString(),
});

/** High tides of places, which each site has its own of; those that are over are removed every night. */
export const tides = definePlugin({
  name: 'acme-tides',
  migrations: [
    {
      name: '0001-start',
      sql: [
        `create table tides (
          id serial primary key,
          place text not null,
          high_at timestamptz not null,
          site_id integer not null references public.sites (id) on delete cascade
        )`,
        'create index on tides (site_id, place, high_at)',
      ],
    },
  ],
  endpoints: tideEndpoints,
  handlers: ({ db, clock }) => ({
    findTides: async ({ params }, context) => {
      const rows = await rowsOf(db, tidesTable, context).find({
        where: (row, { and, eq, gt }) => and(eq(row.place, params.place), gt(row.highAt, clock.now())),
        orderBy: (row, { asc }) => asc(row.highAt),
        limit: 10,
      });
      return { data: rows.map(present) };
    },
    saveTide: async ({ body }, context) => {
      const tide = { place: body.place, highAt: new Date(body.high_at) };
      return { data: present(await rowsOf(db, tidesTable, context).add(tide)) };
    },
  }),
  tasks: {
    tidy: {
      cron: '17 3 * * *',
      run: async ({ db, clock, sites }) => {
        for (const tenant of await sites())
          await rowsOf(db, tidesTable, { tenant }).remove((row, { lt }) => lt(row.highAt, clock.now()));
      },
    },
  },
});
