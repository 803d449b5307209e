import { internalPath } from '@boardwright/engine';
import type { AppAnswer, AppRequest } from './app-types.ts';
import { consentCookie } from './make-board.ts';

/** Half a year: long enough not to nag, short enough to ask again (milliseconds). */
const consentLife = 182 * 24 * 60 * 60 * 1000;
const tabId = /^[a-z0-9-]{1,40}$/;

/**
 * The cookie form's answer (specification §4 'Cookie consent'): `choice` is all, none or some with `accept` ids.
 * Stored with its time; a page's script gets an empty answer, a form goes back to where it was sent from.
 */
export async function answerConsent(request: AppRequest, now: Date): Promise<AppAnswer> {
  const form = request.form ? await request.form() : new FormData();
  const accepted = form
    .getAll('accept')
    .map(String)
    .filter((id) => tabId.test(id));
  const choice =
    form.get('choice') === 'all' ? 'all' : `some:${form.get('choice') === 'some' ? accepted.join(',') : ''}`;
  const cookie = {
    name: consentCookie,
    value: `${choice}@${now.toISOString()}`,
    expires: now.getTime() + consentLife,
  };
  const back = internalPath(String(form.get('next') ?? '')) ?? '/';
  return request.wantsData
    ? { status: 204, headers: {}, cookies: [cookie], body: '', cacheable: false }
    : { status: 303, headers: { location: back }, cookies: [cookie], body: '', cacheable: false };
}
