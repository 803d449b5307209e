import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from '../platform/database/drizzle.ts';
import { demoCompanies, demoResume } from '../../seeds/content/resume.ts';
import type { Transaction } from '../platform/database/connect.ts';
import {
  clients,
  files,
  organisationBoards,
  organisations,
  resumes,
  users,
} from '../platform/database/schema.ts';
import type { Storage } from '../platform/ports/storage.ts';
import { demoPdf } from './demo-pdf.ts';
import type { DemoSite } from './demo-site.ts';

interface Demo {
  readonly tx: Transaction;
  readonly storage: Storage;
  readonly site: DemoSite;
  readonly now: Date;
}

/** Some organisations of the site belong to a company each, so that there are several to choose from. */
async function insertCompanies({ tx, site }: Demo): Promise<void> {
  const some = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .innerJoin(organisationBoards, eq(organisationBoards.organisationId, organisations.id))
    .where(and(eq(organisationBoards.jobBoardId, site.board.id), isNull(organisations.clientId)))
    .orderBy(asc(organisations.id))
    .limit(demoCompanies);
  for (const { id, name } of some) {
    const [client] = await tx.insert(clients).values({ siteId: site.id, name }).returning({ id: clients.id });
    await tx
      .update(organisations)
      .set({ clientId: client?.id ?? null })
      .where(eq(organisations.id, id));
  }
}

/** The resume of the demo's candidate, with a CV. @param email of whose it is */
export async function insertResume(demo: Demo, email: string): Promise<void> {
  const { tx, storage, site, now } = demo;
  await insertCompanies(demo);
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.siteId, site.id)));
  if (!person) return;
  const content = demoPdf(`${person.givenName} ${person.familyName}`);
  const token = randomBytes(24).toString('base64url');
  const storageKey = `documents/demo-${site.id}-${person.id}.pdf`;
  await storage.write(storageKey, content);
  const [file] = await tx
    .insert(files)
    .values({
      token,
      siteId: site.id,
      ownerKind: 'user',
      ownerId: person.id,
      name: `cv-${person.givenName}-${person.familyName}.pdf`,
      mime: 'application/pdf',
      size: content.length,
      storageKey,
      createdAt: now,
      claimedAt: now,
    })
    .returning({ id: files.id });
  const resume = demoResume();
  await tx.insert(resumes).values({
    ...resume,
    segmentIds: [...resume.segmentIds],
    userId: person.id,
    jobBoardId: site.board.id,
    slug: `${person.givenName.toLowerCase()}-${person.id}`,
    givenName: person.givenName,
    familyName: person.familyName,
    countryCode: 'NL',
    fileId: file?.id ?? null,
    createdAt: now,
    updatedAt: now,
  });
}
