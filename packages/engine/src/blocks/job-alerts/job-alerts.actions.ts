import { places } from '../../search/place-look-up.ts';
import type { ActionContext, ActionResult, BlockAction } from '../../board/define-block.ts';
import { emailProblem, textOf } from '../../page/forms/field-rules.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import {
  alertBody,
  alertFormValues,
  readAlertForm,
  searchOfAlert,
} from '../../features/alerts/site/alert-search.ts';
import { mailedToken, type AlertOutcome, type JobAlertsSettings } from './job-alerts-data.ts';
import type { JobAlertsKey } from './job-alerts.messages.ts';

type Context = ActionContext<JobAlertsSettings, JobAlertsKey>;
type Action = BlockAction<JobAlertsSettings, JobAlertsKey>;

/** What a form says when it was sent: who gets a question by mail first, or undefined for a candidate's own alert. */
export interface AlertRequested {
  readonly email?: string | undefined;
}

/** Fields of the form that an error of the API may name. */
const known = ['search', 'city', 'email', 'frequency', 'distance'];

/** The API calls the distance a range; the form's field has the search's own name for it. */
function refused(error: unknown, values: Record<string, string | readonly string[]>, t: Context['t']) {
  const answer = refusalOf(error, values, [...known, 'range'], t);
  if (answer.ok || !answer.fields?.['range']) return answer;
  const { range, ...fields } = answer.fields;
  return { ...answer, fields: { ...fields, ...(range && { distance: range }) } };
}

/** Sets an alert: a candidate's own at once; anybody else's once the owner of the address says yes. */
export const createAction: Action = {
  method: 'POST',
  async run(form, context): Promise<ActionResult<AlertRequested>> {
    const { api, board, signal, t } = context;
    const values = alertFormValues(form);
    const { search, frequency } = readAlertForm(form);
    const body = alertBody(search, frequency, true);
    try {
      if (board.visitor === 'candidate') {
        await api.jobAlerts.createJobAlert({ body, signal });
        return { ok: true, data: {} };
      }
      const email = textOf(form, 'email').slice(0, 254);
      const problem = emailProblem(email, t);
      if (problem) return { ok: false, fields: { email: [problem] }, values };
      const { data } = await api.jobAlerts.requestJobAlert({
        params: { boardId: board.boardId },
        body: { ...body, email },
        signal,
      });
      return { ok: true, data: { email: data.email } };
    } catch (error) {
      return refused(error, values, t) as ActionResult<AlertRequested>;
    }
  },
};

/** Back to the alert, or to a new one where it is gone, saying what was done. */
function doneWith({ board }: Context, done: AlertOutcome, token?: string): ActionResult {
  return {
    ok: true,
    redirect: `${board.path}?${new URLSearchParams({ ...(token !== undefined && { token }), done })}`,
  };
}

/** An action on the alert behind the link of the page's address. */
function onLink(act: (token: string, context: Context, form: FormData) => Promise<ActionResult>): Action {
  return {
    method: 'POST',
    async run(form, context) {
      const token = mailedToken(context.query) ?? '';
      try {
        return await act(token, context, form);
      } catch (error) {
        return refused(error, alertFormValues(form), context.t);
      }
    },
  };
}

export const confirmAction = onLink(async (token, context) => {
  const { api, signal } = context;
  await api.jobAlerts.confirmJobAlert({ params: { token }, signal });
  return doneWith(context, 'confirmed', token);
});

export const changeAction = onLink(async (token, context, form) => {
  const { api, signal } = context;
  const { data } = await api.jobAlerts.readManagedJobAlert({ params: { token }, signal });
  const { search, frequency } = readAlertForm(form);
  const body = alertBody(search, frequency, data.active);
  await api.jobAlerts.changeManagedJobAlert({ params: { token }, body, signal });
  return doneWith(context, 'changed', token);
});

export const pauseAction = onLink(async (token, context) => {
  const { api, signal } = context;
  await api.jobAlerts.unsubscribeFromJobAlert({ params: { token }, signal });
  return doneWith(context, 'paused', token);
});

export const resumeAction = onLink(async (token, context) => {
  const { api, signal } = context;
  const { data } = await api.jobAlerts.readManagedJobAlert({ params: { token }, signal });
  const body = alertBody(searchOfAlert(data), data.frequency, true);
  await api.jobAlerts.changeManagedJobAlert({ params: { token }, body, signal });
  return doneWith(context, 'resumed', token);
});

export const removeAction = onLink(async (token, context) => {
  const { api, signal } = context;
  await api.jobAlerts.removeManagedJobAlert({ params: { token }, signal });
  return doneWith(context, 'removed');
});

/** The block's forms and look-ups. */
export const jobAlertsActions = {
  create: createAction,
  confirm: confirmAction,
  change: changeAction,
  pause: pauseAction,
  resume: resumeAction,
  remove: removeAction,
  places,
};
