import { alertBody, alertFormValues, readAlertForm } from '../site/alert-search.ts';
import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { places } from '../../../search/place-look-up.ts';
import { partField, type AccountSettings } from '../../../page/account/account-panel.ts';
import { alertAddress, alertDone, type AlertNotice, readAlertsAddress } from './job-alerts-address.ts';
import { draftOf } from './job-alerts.load.ts';
import type { JobAlertsPanelKey } from './job-alerts.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, JobAlertsPanelKey>;
type Action = BlockAction<AccountSettings, JobAlertsPanelKey>;

/** Fields of the form that an error of the API may name. */
const known = ['search', 'city', 'frequency', 'distance', 'range', 'salary_min', 'salary_max'];

/** Which of several forms it was. */
function partOf(form: FormData): Readonly<Record<string, string>> {
  return form.has(partField) ? { [partField]: textOf(form, partField) } : {};
}

/** An action of a candidate; whoever's session ended keeps what was typed. */
function candidates(run: (form: FormData, context: Context) => Promise<ActionResult>): Action {
  return {
    method: 'POST',
    async run(form, context) {
      const values = { ...alertFormValues(form), ...partOf(form) };
      if (context.board.visitor !== 'candidate') return loggedOutRefusal(values, context.t);
      try {
        return await run(form, context);
      } catch (error) {
        if (apiFailure(error)?.status === 404) return { ok: false, message: context.t('notFound'), values };
        return refused(error, values, context);
      }
    },
  };
}

/** The API calls the distance a range; the form's field has the search's own name for it. */
function refused(error: unknown, values: Record<string, string | readonly string[]>, { t }: Context) {
  const answer = refusalOf(error, values, known, t);
  if (answer.ok || !answer.fields?.['range']) return answer;
  const { range, ...fields } = answer.fields;
  return { ...answer, fields: { ...fields, ...(range && { distance: range }) } };
}

function idOf(form: FormData): number | undefined {
  const id = Number(textOf(form, 'id'));
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** Saves a new alert or a changed one; `show` only shows what it would have mailed. */
const save = candidates(async (form, { api, board, signal }) => {
  const id = idOf(form);
  const { search, frequency } = readAlertForm(form);
  const active = textOf(form, 'active') !== '0';
  if (form.has('show'))
    return { ok: true, redirect: alertAddress(board, id ?? 'new', { search, frequency, active }) };
  const body = alertBody(search, frequency, active);
  if (id === undefined) await api.jobAlerts.createJobAlert({ body, signal });
  else await api.jobAlerts.changeJobAlert({ params: { id }, body, signal });
  return { ok: true, redirect: alertDone(board, id === undefined ? 'created' : 'changed') };
});

/** One of the candidate's own, as it stands. @throws ApiError as the list does */
async function ownAlert(form: FormData, { api, signal }: Context) {
  const { data } = await api.jobAlerts.findJobAlerts({ signal });
  const id = idOf(form);
  return data.find((alert) => alert.id === id);
}

/** Switches an alert on or off; the rest of it stays. */
const turn = candidates(async (form, context) => {
  const { api, board, signal, t } = context;
  const alert = await ownAlert(form, context);
  if (!alert) return { ok: false, message: t('notFound'), values: partOf(form) };
  const { search, frequency } = draftOf(alert);
  const active = textOf(form, 'active') === '1';
  const body = { ...alertBody(search, frequency, active), locale: alert.locale };
  await api.jobAlerts.changeJobAlert({ params: { id: alert.id }, body, signal });
  return { ok: true, redirect: alertDone(board, active ? 'resumed' : 'paused') };
});

/** Ends an alert. All of it goes along in the address, so that it can be taken back. */
const remove = candidates(async (form, context) => {
  const { api, board, signal } = context;
  const alert = await ownAlert(form, context);
  if (alert) await api.jobAlerts.removeJobAlert({ params: { id: alert.id }, signal });
  return { ok: true, redirect: alertDone(board, 'removed', alert && draftOf(alert)) };
});

/** Takes a removed alert back: it tells of what appears from now on. */
const restore = candidates(async (form, { api, board, signal, t }) => {
  const query = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const { draft } = readAlertsAddress(query);
  if (!draft) return { ok: false, message: t('notFound') };
  const body = alertBody(draft.search, draft.frequency, draft.active);
  await api.jobAlerts.createJobAlert({ body, signal });
  const done: AlertNotice = 'restored';
  return { ok: true, redirect: alertDone(board, done) };
});

export const jobAlertsActions = { save, turn, remove, restore, places: places as Action };
