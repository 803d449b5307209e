import type { ActionResult, BlockAction, BlockContext, FieldErrors } from '../../define-block.ts';
import { apiFailure } from '../../pages/api-failure.ts';
import {
  applicationProblems,
  isSalutation,
  readApplication,
  type ApplicationInput,
} from './application-input.ts';
import { applyAnchor, type JobDetailsSettings } from './job-details-data.ts';
import { resumeProblem } from './resume-file.ts';

type Context = BlockContext & { readonly settings: JobDetailsSettings };

/** A CV the API holds until the application names it. */
interface HeldResume {
  readonly token: string;
  readonly name: string;
  readonly size: string;
}

/**
 * Sends an application (specification §7 'POST /jobs/{uuid}/apply'). The chosen CV is uploaded first, also when another
 * field is wrong, so that nobody chooses it twice; everything typed comes back with what is wrong.
 */
export const applyAction: BlockAction<JobDetailsSettings> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { board, settings, t } = context;
    const input = readApplication(form);
    const uuid = String(form.get('job_uuid') ?? '');
    // The form always names its job; a post that does not was put together by hand.
    if (!uuid) return { ok: false, message: t('applyForm.expired'), values: valuesOf(input, undefined) };
    const resume = settings.hideResume === 'hide' ? {} : await keepResume(form, uuid, context);
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
      return refusal(error, values, context);
    }
    const query = new URLSearchParams(board.search);
    query.set('applied', '1');
    const redirect = `${board.path}?${query}#${applyAnchor}`;
    return { ok: true, redirect, event: { event: 'job_apply', job_id: uuid, method: 'form' } };
  },
};

async function keepResume(
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
    const problem = resumeProblem({ name, size: file.size }, t);
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
      // An ended job is told by the application itself; here only the file is at stake.
      return {
        problem: failure.status === 0 || failure.status >= 500 ? t('applyForm.uploadError') : failure.message,
      };
    }
  }
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
    ...(held && { cv_token: held.token, cv_name: held.name, cv_size: held.size }),
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
const formFields = new Set([
  'salutation',
  'given_name',
  'family_name',
  'email',
  'phone',
  'cv',
  'motivation_text',
  'terms',
]);

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
  const { cv_token: _token, cv_name: _name, cv_size: _size, ...withoutFile } = values;
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
