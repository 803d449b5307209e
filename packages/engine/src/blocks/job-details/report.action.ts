import { withheldGrounds } from '@boardwright/api-client/contract';
import type { ActionResult, BlockAction, FieldErrors } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { emailFlaw, textOf } from '../../page/forms/field-rules.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { trapField } from '../../page/forms/trap-field.tsx';
import type { Translate } from '@boardwright/ui/translate';
import { type JobDetailsSettings, reportAnchor, reportKey } from './job-details-data.ts';
import type { JobDetailsKey } from './job-details.messages.ts';
import { reportLengths } from './report-lengths.ts';

const fields = ['ground', 'explanation', 'name', 'email', 'good_faith'] as const;

interface Typed {
  readonly ground: string;
  readonly explanation: string;
  readonly name: string;
  readonly email: string;
}

/** What is wrong, by field, in the order of the form (specification §5). The API judges once more. */
function reportProblems(typed: Typed, isInGoodFaith: boolean, t: Translate<JobDetailsKey>): FieldErrors {
  const problems: Record<string, string[]> = {};
  const tooLong = (name: keyof typeof reportLengths) =>
    t('applyForm.tooLong', { field: t(`report.${name}`), count: reportLengths[name] });
  if (!withheldGrounds.some((ground) => ground === typed.ground))
    problems['ground'] = [t('report.groundNeeded')];
  if (typed.explanation === '') problems['explanation'] = [t('report.explanationNeeded')];
  for (const name of ['explanation', 'name'] as const)
    if (typed[name].length > reportLengths[name]) problems[name] = [tooLong(name)];
  const flaw = typed.email === '' ? undefined : emailFlaw(typed.email);
  if (flaw) problems['email'] = [`${t('applyForm.emailInvalid')} ${t(`applyForm.${flaw}`)}`];
  if (!isInGoodFaith) problems['good_faith'] = [t('report.goodFaithNeeded')];
  return problems;
}

/** Reports the page's job to the admins of the board; everything typed comes back with what is wrong. */
export const reportAction: BlockAction<JobDetailsSettings, JobDetailsKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, signal, t } = context;
    const typed = {
      ground: textOf(form, 'ground'),
      explanation: textOf(form, 'explanation'),
      name: textOf(form, 'name'),
      email: textOf(form, 'email'),
    };
    const isInGoodFaith = form.has('good_faith');
    const values = { ...typed, ...(isInGoodFaith && { good_faith: '1' }) };
    const problems = reportProblems(typed, isInGoodFaith, t);
    if (Object.keys(problems).length > 0) return { ok: false, fields: problems, values };
    const after = (state: 'done' | 'mailed'): ActionResult => {
      const query = new URLSearchParams(board.search);
      query.set(reportKey, state);
      return { ok: true, redirect: `${board.path}?${query}#${reportAnchor}` };
    };
    // Who fills in what no person sees gets what a person gets, and nothing is sent.
    if (form.get(trapField)) return after(typed.email === '' ? 'done' : 'mailed');
    const ground = withheldGrounds.find((one) => one === typed.ground) ?? 'other';
    try {
      const { data } = await api.jobReports.reportJob({
        params: { uuid: textOf(form, 'job_uuid').slice(0, 36) || '-' },
        body: { ...typed, ground, good_faith: true },
        signal,
      });
      return after(data.mailed ? 'mailed' : 'done');
    } catch (error) {
      const status = apiFailure(error)?.status;
      // Taken off or ended meanwhile: what was asked for is so.
      if (status === 404 || status === 410)
        return { ok: false, status, message: t('report.expired'), values };
      return refusalOf(error, values, fields, () => t('report.unsent'));
    }
  },
};
