import { adminRights, type AdminRole, type User } from '@boardwright/api-client/contract';
import type { Person } from './account.queries.ts';

interface OwnNewsletter {
  readonly id: number;
  readonly confirmedAt: Date | null;
}

/** A company's own on the board of the site. */
type CompanyOrganisations = readonly { readonly id: number; readonly name: string }[];

/** What a role may in each area. */
function areasOf(role: AdminRole): NonNullable<User['admin']>['areas'] {
  const { overview, jobs, companies, people, content, media, shop, pages, site, team } = adminRights;
  return {
    overview: overview[role],
    jobs: jobs[role],
    companies: companies[role],
    people: people[role],
    content: content[role],
    media: media[role],
    shop: shop[role],
    pages: pages[role],
    site: site[role],
    team: team[role],
  };
}

/** The logged-in person as the contract shows them (§3 'User'). */
export function presentPerson(
  { user, client }: Person,
  organisations: CompanyOrganisations = [],
  newsletters: readonly OwnNewsletter[] = [],
): User {
  return {
    uuid: user.uuid,
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
    given_name: user.givenName,
    family_name: user.familyName,
    locale: user.locale,
    newsletters: newsletters.map(({ id }) => id),
    pending_newsletters: newsletters.filter(({ confirmedAt }) => confirmedAt === null).map(({ id }) => id),
    isCandidate: user.role === 'candidate',
    ...(user.adminRole && { admin: { role: user.adminRole, areas: areasOf(user.adminRole) } }),
    client: client && { uuid: client.uuid, name: client.name, organisations: [...organisations] },
  };
}
