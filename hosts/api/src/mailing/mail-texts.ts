import type { BodyOf, Contract, MailText, MailTextPreview } from '@boardwright/api-client/contract';
import { everyMail, type EveryMail, type MailVariant, type SampledMail } from '../mails.ts';
import type { Deps } from '../platform/deps.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { composed, type Mail, type SiteTexts, translateBySite } from '../platform/mail/define-mail.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { siteSender } from '../platform/mail/mail-sender.ts';
import { checkMailTexts } from './check-mail-texts.ts';
import { mailFields, type MailTextField } from './mail-fields.ts';
import { mailName, variantName } from './mail-names.messages.ts';
import type { DeletedMailTexts } from '../platform/database/tables/work.ts';
import { restorable } from '../platform/restorable-rows.ts';
import { findMailTexts, storeMailTexts, type StoredMailTexts } from './mail-texts.queries.ts';

type MailTextDeps = Pick<Deps, 'db' | 'clock'>;
type MailParams = { readonly kind: string; readonly language: string };
type Draft = BodyOf<Contract['mailTexts']['previewMailText']>;

/** A mail in a language of a site, and the texts that it has. */
export interface OpenedMail {
  readonly mail: EveryMail;
  readonly key: { readonly siteId: number; readonly kind: string; readonly locale: string };
  readonly fields: readonly MailTextField[];
}

/** @throws HttpError `notFound` for a mail that there is not, and a language that the site has not */
export function openMail(context: RequestContext, { kind, language: locale }: MailParams): OpenedMail {
  const { site, board } = scope(context);
  const mail = everyMail.find((each) => each.kind === kind);
  if (!mail || !site.supportedLocales.includes(locale)) throw new HttpError('notFound');
  const fields = mailFields(mail, mailBrand(site, board.url), locale);
  return { mail, key: { siteId: site.id, kind, locale }, fields };
}

/** Those that say something else than the product. Line ends are those of a form's every browser. */
export function ownTexts(fields: readonly MailTextField[], texts: SiteTexts): SiteTexts {
  const originals = new Map(fields.map(({ key, original }) => [key, original]));
  const typed = Object.entries(texts).map(
    ([key, text]) => [key, text.replaceAll('\r\n', '\n').trim()] as const,
  );
  return Object.fromEntries(typed.filter(([key, text]) => text !== originals.get(key)));
}

const rowsOf = (deleted: DeletedMailTexts) => Object.entries(deleted).map(([key, row]) => ({ key, ...row }));

/** Own words that were taken back in the last 30 days, by the keys of their texts. */
const deletedLately = (deleted: DeletedMailTexts, now: Date) =>
  new Map(
    restorable(rowsOf(deleted), now).map(({ key, text, deletedAt }) => [
      key,
      { text, deleted_at: deletedAt },
    ]),
  );

/** What stays of words that are not the site's own any more: they can be used again for a while. */
function deletedOf({ texts, deleted }: StoredMailTexts, own: SiteTexts, now: Date): DeletedMailTexts {
  const left = Object.entries(texts).map(([key, text]) => ({ key, text, deletedAt: now.toISOString() }));
  const all = [...restorable(rowsOf(deleted), now), ...left].filter(({ key }) => own[key] === undefined);
  return Object.fromEntries(all.map(({ key, ...row }) => [key, row]));
}

/** A mail with its site's own texts, as an admin changes it. */
export async function readMailText(
  { db, clock }: MailTextDeps,
  context: RequestContext,
  params: MailParams,
): Promise<MailText> {
  const { mail, key, fields } = openMail(context, params);
  const { revision, texts, deleted } = await findMailTexts(db, key);
  const lately = deletedLately(deleted, clock.now());
  return {
    kind: mail.kind,
    group: mail.group,
    name: mailName(mail.kind, context.locale),
    locale: key.locale,
    revision,
    needs: [...mail.needs],
    variants: (Object.keys(mail.samples) as MailVariant[]).map((variant) => ({
      key: variant,
      name: variantName(variant, context.locale),
    })),
    fields: fields.map(({ variables, variants, ...field }) => ({
      ...field,
      text: texts[field.key] ?? null,
      deleted: lately.get(field.key) ?? null,
      variables: [...variables],
      variants: [...variants],
    })),
  };
}

/**
 * Puts a site's own texts in the place of the product's.
 * @throws HttpError `notFound`, `validation` with the sentences by the keys of the texts, `conflict` with what somebody
 *   else saved meanwhile
 */
export async function saveMailText(
  deps: MailTextDeps,
  context: RequestContext,
  params: MailParams,
  { revision, texts }: BodyOf<Contract['mailTexts']['saveMailText']>,
): Promise<MailText> {
  const { mail, key, fields } = openMail(context, params);
  const own = ownTexts(fields, texts);
  refuseProblems(checkMailTexts(fields, mail.needs, own, context.locale));
  const now = deps.clock.now();
  const before = await findMailTexts(deps.db, key);
  const isStored =
    before.revision === revision &&
    (await storeMailTexts(deps.db, key, { revision, texts: own, deleted: deletedOf(before, own, now) }, now));
  const current = await readMailText(deps, context, params);
  if (!isStored) throw new HttpError('conflict', { current });
  return current;
}

/** A mail with sample data in the words of a draft, whatever its site has stored. */
export function sampleMail(
  { mail, key, fields }: OpenedMail,
  context: RequestContext,
  { variant, texts }: Draft,
): Mail {
  const { site, board } = scope(context);
  const samples: SampledMail['samples'] = mail.samples;
  const sample = Object.hasOwn(samples, variant) ? samples[variant] : undefined;
  if (!sample) throw new HttpError('notFound');
  const written = sample(mailBrand(site, board.url), key.locale);
  const draft = translateBySite(ownTexts(fields, texts));
  return { kind: written.kind, write: () => written.write(draft) };
}

/** A mail with sample data as it would go out. @throws HttpError `notFound` */
export async function previewMailText(
  { db, serverSender }: Pick<Deps, 'db' | 'serverSender'>,
  context: RequestContext,
  params: MailParams,
  draft: Draft,
): Promise<MailTextPreview> {
  const opened = openMail(context, params);
  const { subject, text, html } = composed(sampleMail(opened, context, draft));
  const problems: Record<string, string[]> = {};
  const own = ownTexts(opened.fields, draft.texts);
  for (const [key, problem] of checkMailTexts(opened.fields, opened.mail.needs, own, context.locale))
    (problems[key] ??= []).push(problem);
  const sender = await siteSender(db, opened.key.siteId, serverSender?.address);
  return { from: sender ? `${sender.name} <${sender.address}>` : '', subject, text, html, problems };
}
