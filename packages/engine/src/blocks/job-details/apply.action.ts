import type { ActionResult, BlockAction, BlockContext, FieldErrors } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { documentProblem } from '../../page/forms/document-problem.ts';
import {
  applicationProblems,
  isSalutation,
  readApplication,
  type ApplicationInput,
} from './application-input.ts';
import { applyFields } from './apply-field-id.ts';
import { applyAnchor, cvChoice, type JobDetailsSettings } from './job-details-data.ts';
import { documentMessage } from './document-message.ts';
import type { JobDetailsKey } from './job-details.messages.ts';

type Context = BlockContext<JobDetailsKey> & { readonly settings: JobDetailsSettings };

/** A CV the API holds until the application names it, or one that the candidate keeps. */
type HeldResume =
  | { readonly token: string; readonly name: string; readonly size: string }
  | { readonly token: string; readonly isStored: true };

/**
 * Sends an application (specification §7 'POST /jobs/{uuid}/apply'). The chosen CV is uploaded first, also when another
 * field is wrong, so that nobody chooses it twice; everything typed comes back with what is wrong.
 */
export const applyAction: BlockAction<JobDetailsSettings, JobDetailsKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { settings, t } = context;
    const input = readApplication(form);
    const uuid = String(form.get('job_uuid') ?? '');
    // The form always names its job; a post that does not was put together by hand.
    if (!uuid) return { ok: false, message: t('applyForm.expired'), values: valuesOf(input, undefined) };
    const resume = settings.hideResume === 'hide' ? {} : await uploadResume(form, uuid, context);
    const values = valuesOf(input, resume.held);
    const problems = applicationProblems(
      input,
      settings,
      resume.held !== undefined || resume.problem !== undefined,
      t,
    );
    const fields: FieldErrors = resume.problem ? { ...problems, cv: [resume.problem] } : problems;
    if (Object.keys(fields).length > 0) return { ok: false, fields, values };
    try {
      await context.api.jobs.applyToJob({
        params: { uuid },
        body: bodyOf(input, resume.held, context),
        signal: context.signal,
      });
    } catch (error) {
      // Pressed twice, or sent in another tab: the page says when they applied.
      if (await isOwn(error, uuid, context)) return { ok: true, redirect: pageAfter(context) };
      return refusal(error, values, context);
    }
    const redirect = pageAfter(context, 'applied');
    return { ok: true, redirect, event: { event: 'job_apply', job_id: uuid, method: 'form' } };
  },
};

/** The job's page, at the part about applying. */
function pageAfter({ board }: Context, done?: 'applied'): string {
  const query = new URLSearchParams(board.search);
  query.delete('applied');
  if (done) query.set(done, '1');
  return `${board.path}${query.size > 0 ? `?${query}` : ''}#${applyAnchor}`;
}

/** Whether a candidate was refused because they applied for this job themselves. */
async function isOwn(error: unknown, uuid: string, { api, board, signal }: Context): Promise<boolean> {
  if (board.visitor !== 'candidate' || apiFailure(error)?.code !== 'alreadyApplied') return false;
  const { data } = await api.jobs.readApplyForm({ params: { uuid }, signal });
  return data.applied !== null;
}

async function uploadResume(
  form: FormData,
  uuid: string,
  { api, signal, t }: Context,
): Promise<{ readonly held?: HeldResume; readonly problem?: string }> {
  const file = form.get('cv');
  // A field left alone comes without a name; a named file of no bytes was chosen, and is no CV.
  if (file instanceof File && file.size === 0 && file.name !== '')
    return { problem: t('applyForm.uploadError') };
  if (file instanceof Blob && file.size > 0) {
    const name = file.name || 'cv';
    const problem = documentProblem({ name, size: file.size }, documentMessage(t));
    if (problem) return { problem };
    try {
      const { data } = await api.jobs.uploadApplicationFile({
        params: { id: uuid },
        file: { content: file, name },
        signal,
      });
      if (!data.token) return { problem: t('applyForm.uploadError') };
      return { held: { token: data.token, name: data.name ?? name, size: String(data.size ?? file.size) } };
    } catch (error) {
      const failure = apiFailure(error);
      if (!failure) throw error;
      // An ended job is refused by the application itself; here only the file is at stake.
      return {
        problem: failure.status === 0 || failure.status >= 500 ? t('applyForm.uploadError') : failure.message,
      };
    }
  }
  const choice = String(form.get(cvChoice.field) ?? cvChoice.other);
  if (choice === cvChoice.none) return {};
  if (choice !== cvChoice.other)
    return choice.length > 200 ? {} : { held: { token: choice, isStored: true } };
  const token = String(form.get('cv_token') ?? '');
  if (!token || token.length > 200) return {};
  return {
    held: { token, name: String(form.get('cv_name') ?? ''), size: String(form.get('cv_size') ?? '') },
  };
}

function valuesOf(
  input: ApplicationInput,
  held: HeldResume | undefined,
): Record<string, string | readonly string[]> {
  const { terms, candidate, ...texts } = input;
  return {
    ...texts,
    ...(terms && { terms: '1' }),
    ...(candidate && { candidate: '1' }),
    ...(held &&
      ('isStored' in held
        ? { [cvChoice.field]: held.token }
        : { cv_token: held.token, cv_name: held.name, cv_size: held.size })),
  };
}

function bodyOf(
  input: ApplicationInput,
  held: HeldResume | undefined,
  { board, settings, configuration }: Context,
) {
  const newsletters = configuration.newsletters
    .map(({ id }) => id)
    .filter((id) => input.newsletters.includes(String(id)));
  return {
    email: input.email,
    given_name: input.given_name,
    family_name: input.family_name,
    ...(settings.hideGender !== 'hide' && isSalutation(input.salutation) && { salutation: input.salutation }),
    ...(settings.hideMotivation !== 'hide' &&
      input.motivation_text && { motivation_text: input.motivation_text }),
    ...(input.phone && { phone: input.phone, phone_country: input.phone_country }),
    ...(held && { cv: held.token }),
    ...(newsletters.length > 0 && { newsletters }),
    job_board_id: board.boardId,
    ...(!settings.hideCreateCandidate && input.candidate && { candidate: true }),
    ...(input.terms && { terms: true }),
  };
}

/** Fields of the form that an error of the API may name. */
const formFields = new Set<string>(applyFields);

function refusal(
  error: unknown,
  values: Record<string, string | readonly string[]>,
  { t }: Context,
): ActionResult {
  const failure = apiFailure(error);
  if (!failure) throw error;
  if (failure.code === 'alreadyApplied') return { ok: false, message: t('applyForm.error'), values };
  if (failure.code === 'jobExpired' || failure.code === 'jobNotFound')
    return { ok: false, message: t('applyForm.expired'), values };
  const entries = Object.entries(failure.fields);
  const own = Object.fromEntries(
    entries.map(([field, sentences]) => [field === 'phone_country' ? 'phone' : field, sentences]),
  );
  const fields = Object.fromEntries(Object.entries(own).filter(([field]) => formFields.has(field)));
  // A file the API no longer has must be chosen again, so its token is not offered any longer.
  const {
    cv_token: _token,
    cv_name: _name,
    cv_size: _size,
    [cvChoice.field]: _choice,
    ...withoutFile
  } = values;
  const message =
    Object.keys(fields).length > 0
      ? undefined
      : failure.status === 0 || failure.status >= 500
        ? t('applyForm.unsent')
        : failure.message;
  const status = failure.status === 429 ? { status: 429 } : {};
  return {
    ok: false,
    ...status,
    fields,
    values: fields.cv ? withoutFile : values,
    ...(message && { message }),
  };
}
