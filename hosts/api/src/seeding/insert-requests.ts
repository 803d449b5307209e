import { type RelationStatus, relationLinkDays } from '@boardwright/api-client/contract';
import { and, asc, eq, isNull, ne } from '../platform/database/drizzle.ts';
import { demoRequests } from '../../seeds/content/procedures.ts';
import { clients, files, relations, resumes, users } from '../platform/database/schema.ts';
import { languageOf } from './demo-language.ts';
import { demoPdf } from './demo-pdf.ts';
import { addressOf, ago, type DemoProcedure, type Person, randomToken } from './demo-procedure.ts';

const day = 24 * 60 * 60 * 1000;

/** People behind the demo's resumes: only who can be reached can be asked for contact. Nobody logs in as them. */
export async function insertPeople({ tx, site }: DemoProcedure): Promise<void> {
  const alone = await tx
    .select()
    .from(resumes)
    .where(and(eq(resumes.jobBoardId, site.board.id), isNull(resumes.userId)));
  for (const { id, givenName, familyName } of alone) {
    const [person] = await tx
      .insert(users)
      .values({
        // Of a family name there is an initial and its dot.
        email: `${addressOf(givenName, familyName.replaceAll('.', ''))}.${id}@kandidaat.example`,
        role: 'candidate',
        siteId: site.id,
        givenName,
        familyName,
      })
      .returning({ id: users.id });
    await tx
      .update(resumes)
      .set({ userId: person?.id ?? null })
      .where(eq(resumes.id, id));
  }
}

interface Asked {
  readonly clientId: number;
  readonly userId: number | null;
  readonly introduction: string;
  readonly motivation: string;
  readonly status: RelationStatus;
  readonly sent: number;
  readonly answered?: number;
  /** Days ago that it was taken back. */
  readonly withdrawn?: number;
}

async function insertRelation(demo: DemoProcedure, resumeId: number, asked: Asked): Promise<void> {
  const createdAt = ago(demo, asked.sent);
  await demo.tx.insert(relations).values({
    resumeId,
    clientId: asked.clientId,
    userId: asked.userId,
    status: asked.status,
    introductionText: asked.introduction,
    motivation: asked.motivation,
    tokenHash: randomToken(),
    expiresAt: new Date(createdAt.getTime() + relationLinkDays * day),
    createdAt,
    credits: demoRequests(languageOf(demo.site)).credits,
    answeredAt: asked.answered === undefined ? null : ago(demo, asked.answered),
    withdrawnAt: asked.withdrawn === undefined ? null : ago(demo, asked.withdrawn),
  });
}

async function resumeOf({ tx, site }: DemoProcedure, { id, givenName, familyName }: Person): Promise<number> {
  const [own] = await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, id));
  if (own) return own.id;
  const [made] = await tx
    .insert(resumes)
    .values({ userId: id, jobBoardId: site.board.id, slug: `bram-${id}`, givenName, familyName })
    .returning({ id: resumes.id });
  return made?.id ?? 0;
}

/** What a company sees of who accepted: where they live, their phone and their CV. */
async function insertReach(
  { tx, storage, site, now }: DemoProcedure,
  {
    id,
    userId,
    givenName,
  }: { readonly id: number; readonly userId: number | null; readonly givenName: string },
): Promise<void> {
  const content = demoPdf(givenName);
  const token = randomToken();
  const storageKey = `private/${site.id}/${token.slice(0, 2)}/${token}.pdf`;
  await storage.write(storageKey, content);
  const [file] = await tx
    .insert(files)
    .values({
      token,
      siteId: site.id,
      ownerKind: 'user',
      ownerId: userId,
      name: `cv ${givenName}.pdf`,
      mime: 'application/pdf',
      size: content.length,
      storageKey,
      createdAt: now,
      claimedAt: now,
    })
    .returning({ id: files.id });
  await tx
    .update(resumes)
    .set({ ...demoRequests(languageOf(site)).reach, fileId: file?.id ?? null })
    .where(eq(resumes.id, id));
}

/** Companies that asked the demo's candidate for contact, and whom the demo's employer asked. */
export async function insertRequests(
  demo: DemoProcedure,
  candidate: Person,
  employerId: number,
): Promise<void> {
  const { tx, site, clientId } = demo;
  const { own, other, asked } = demoRequests(languageOf(site));
  const resumeId = await resumeOf(demo, candidate);
  const [company] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.siteId, site.id), eq(clients.name, other.client)));
  const byOwn = { ...own, clientId, userId: employerId };
  await insertRelation(demo, resumeId, { ...byOwn, status: 'requested' });
  if (company)
    await insertRelation(demo, resumeId, {
      ...other,
      clientId: company.id,
      userId: null,
      status: 'accepted',
    });
  const people = await tx
    .select({ id: resumes.id, userId: resumes.userId, givenName: resumes.givenName })
    .from(resumes)
    .where(
      and(eq(resumes.jobBoardId, site.board.id), eq(resumes.status, 'available'), ne(resumes.id, resumeId)),
    )
    .orderBy(asc(resumes.id))
    .limit(asked.length);
  for (const [index, outcome] of asked.entries()) {
    const person = people[index];
    if (!person) continue;
    const sent = own.sent + 3 * (index + 1);
    const status = outcome === 'withdrawn' ? 'requested' : outcome;
    await insertRelation(demo, person.id, {
      ...byOwn,
      status,
      sent,
      ...(status !== 'requested' && { answered: sent - 1 }),
      ...(outcome === 'withdrawn' && { withdrawn: sent - 2 }),
    });
    if (outcome === 'accepted') await insertReach(demo, person);
  }
}
