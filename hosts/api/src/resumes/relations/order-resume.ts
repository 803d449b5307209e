import { randomBytes } from 'node:crypto';
import { normalised, type BodyOf, type Contract, relationLinkDays } from '@boardwright/api-client/contract';
import { and, eq, isNotNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { clients, files, relations } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { contactRequestMail } from '../mails/relation-mails.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { hashOf, pagePath } from '../../people/account/mailed-links.ts';
import { applicantMessages } from '../../applications/port.ts';
import { mayAct } from '../../people/client/company-state.ts';
import type { Employer } from '../../people/client/employer.ts';
import { balanceOf, spend, spendCredits } from '../../shop/port.ts';
import type { RelationDeps } from './respond-to-request.ts';
import {
  findRelation,
  findResumeForClient,
  isOfResume,
  relationsOf,
  type RelationRow,
} from './relations.queries.ts';

type OrderBody = BodyOf<Contract['relations']['orderResume']>;

/** Longest texts of a request, in characters. */
const longest = { introduction_text: 2000, motivation: 5000 } as const;
const day = 24 * 60 * 60 * 1000;

interface Request {
  readonly introduction: string;
  readonly motivation: string | null;
}

const tidy = (typed: string | null | undefined) =>
  normalised(typed ?? '', 'NFC')
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .trim();

/** @throws HttpError `validation` with a sentence per field */
function readRequest(body: OrderBody, { locale }: Employer): Request {
  const t = applicantMessages(locale);
  const texts = { introduction_text: tidy(body.introduction_text), motivation: tidy(body.motivation) };
  const problems: Record<string, readonly string[]> = {};
  if (texts.introduction_text === '') problems['introduction_text'] = [t('required')];
  for (const field of ['introduction_text', 'motivation'] as const) {
    if (texts[field].length > longest[field]) problems[field] = [t('tooLong', { count: longest[field] })];
  }
  if (Object.keys(problems).length > 0) throw new HttpError('validation', { fields: problems });
  return { introduction: texts.introduction_text, motivation: texts.motivation || null };
}

/** The document that goes along: one that this employer uploaded. @throws HttpError `validation` for another */
async function findUpload(
  tx: Transaction,
  token: string | null | undefined,
  { visitor, site, locale }: Employer,
) {
  if (!token) return undefined;
  const [file] = await tx
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(
      and(
        eq(files.token, token),
        eq(files.siteId, site.id),
        eq(files.ownerKind, 'user'),
        eq(files.ownerId, visitor.id),
        eq(files.isPublic, false),
      ),
    );
  if (!file)
    throw new HttpError('validation', {
      fields: { motivation_file: [applicantMessages(locale)('fileMissing')] },
    });
  return file;
}

/** What a resume costs on a site (§9 'credit price integer from app_credit_price'). */
function priceOf({ site }: Employer): number {
  const price = site.settings.app_credit_price;
  return typeof price === 'number' && Number.isInteger(price) && price > 0 ? price : 0;
}

/** Where the mailed link leads: the page shows the request and asks; nothing happens by opening it. */
async function answerAddress(tx: Transaction, employer: Employer, locale: string, token: string) {
  const url = new URL(await pagePath(tx, employer, 'p-account', locale), employer.board.url);
  url.search = new URLSearchParams({ menuType: 'contact-requests', token }).toString();
  return url.href;
}

type Asked = NonNullable<Awaited<ReturnType<typeof findResumeForClient>>>;

async function mailRequest(
  tx: Transaction,
  employer: Employer,
  { person }: Asked,
  request: Request & { readonly fileName: string | undefined; readonly token: string },
  now: Date,
): Promise<void> {
  const { site, board, owner } = employer;
  const [client] = await tx
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, owner.clientId));
  const { locale } = person;
  const mailed = {
    ...request,
    client: client?.name ?? '',
    givenName: person.givenName,
    url: await answerAddress(tx, employer, locale, request.token),
  };
  const mail = contactRequestMail(mailed, mailBrand(site, board.url), locale);
  const asked = { siteId: site.id, event: 'contact-request.requested', locale, to: person.email, mail };
  await queueMails(tx, [asked], now);
}

/** What a request writes, of a new relation and of one that is asked once more. */
function written(
  employer: Employer,
  request: Request & { readonly fileId: number | null; readonly token: string },
  now: Date,
) {
  return {
    userId: employer.visitor.id,
    introductionText: request.introduction,
    motivation: request.motivation,
    motivationFileId: request.fileId,
    tokenHash: hashOf(request.token),
    expiresAt: new Date(now.getTime() + relationLinkDays * day),
    createdAt: now,
  };
}

/**
 * Pays for a resume, once and never again.
 * @returns the credits it took
 * @throws HttpError `balanceTooLow`, `contractNeedsConsent` where credits are too few and a dearer posting could pay
 */
async function pay(
  tx: Transaction,
  employer: Employer,
  resumeId: number,
  payment: OrderBody['payment'],
  now: Date,
): Promise<number> {
  const amount = priceOf(employer);
  if (amount === 0) return 0;
  const { clientId } = employer.owner;
  const spending = {
    clientId,
    operation: `resume:${resumeId}:client:${clientId}`,
    now,
    subject: { resume_id: resumeId },
  };
  if (payment === 'contract') {
    await spend(tx, { ...spending, kind: 'contract', amount: 1 });
    return 0;
  }
  const left = await balanceOf(tx, { clientId, kind: 'credit', now });
  const isRequested = payment === undefined && left < amount;
  if (isRequested && (await balanceOf(tx, { clientId, kind: 'contract', now })) > 0) {
    const current = { kind: 'contract', amount: 1 };
    throw new HttpError('contractNeedsConsent', { values: { amount, left }, current });
  }
  await spendCredits(tx, { ...spending, amount });
  return amount;
}

/** Asks, in the transaction that pays: a new relation, or one that was taken back. Nobody is mailed where another call was quicker. */
async function store(
  tx: Transaction,
  employer: Employer,
  asked: Asked,
  body: OrderBody,
  now: Date,
): Promise<void> {
  const { clientId } = employer.owner;
  const { id } = asked.resume;
  const token = randomBytes(32).toString('base64url');
  const request = { ...readRequest(body, employer), token };
  const file = await findUpload(tx, body.motivation_file, employer);
  const values = written(employer, { ...request, fileId: file?.id ?? null }, now);
  const [added] = await tx
    .insert(relations)
    .values({ ...values, resumeId: id, clientId })
    .onConflictDoNothing({ target: [relations.resumeId, relations.clientId] })
    .returning({ id: relations.id });
  if (added) {
    const credits = await pay(tx, employer, id, body.payment, now);
    if (credits > 0) await tx.update(relations).set({ credits }).where(eq(relations.id, added.id));
  } else {
    const again = await tx
      .update(relations)
      .set({ ...values, status: 'requested', answeredAt: null, withdrawnAt: null })
      .where(
        and(eq(relations.resumeId, id), eq(relations.clientId, clientId), isNotNull(relations.withdrawnAt)),
      )
      .returning({ id: relations.id });
    if (again.length === 0) return;
  }
  const buyer = { id: employer.visitor.id, clientId };
  const { givenName: candidate, uuid: resume } = asked.resume;
  await noteEvent(tx, 'contact-request.sent', buyer, now, { candidate, resume });
  await mailRequest(tx, employer, asked, { ...request, fileName: file?.name }, now);
}

/**
 * Buys a resume and asks its candidate for contact (§7 `POST /resumes/{id}/order`), all or nothing. The relation is what
 * marks the resume as the company's own. A second time it is there already, and costs nothing; one that was taken back is
 * asked once more.
 * @param uuid the resume's
 * @throws HttpError `resumeNotSold`, `validation`, `balanceTooLow`
 */
export async function orderResume(
  deps: RelationDeps,
  employer: Employer,
  uuid: string,
  body: OrderBody,
): Promise<RelationRow> {
  const { clientId, boardId } = employer.owner;
  const own = relationsOf.client(clientId, boardId);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    await mayAct(tx, clientId);
    const before = await findRelation(tx, and(own, isOfResume(uuid)));
    if (before && !before.relation.withdrawnAt) return before;
    const asked = await findResumeForClient(tx, uuid, clientId, boardId);
    if (!asked) throw new HttpError('resumeNotSold');
    await store(tx, employer, asked, body, now);
    const stored = await findRelation(tx, and(own, isOfResume(uuid)));
    if (!stored) throw new Error('The relation was not stored');
    return stored;
  });
}
