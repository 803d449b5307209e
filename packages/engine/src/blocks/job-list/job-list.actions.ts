import { alertBody, usualFrequency } from '../../features/alerts/site/alert-search.ts';
import type { ActionResult, BlockAction } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { parseSearchAddress } from '../../search/search-address.ts';
import type { JobListSettings } from './job-list-data.ts';
import type { JobListKey } from './job-list.messages.ts';

/** Makes an alert of the search in one press, for who is logged in: the mails go to their own address. */
export const setAlertAction: BlockAction<JobListSettings, JobListKey> = {
  method: 'POST',
  async run(form, { api, board, signal, t }): Promise<ActionResult> {
    if (board.visitor !== 'candidate') return { ok: false, message: t('alert.loggedOut') };
    const { search } = parseSearchAddress(
      new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    );
    try {
      await api.jobAlerts.createJobAlert({ body: alertBody(search, usualFrequency, true), signal });
      return { ok: true, data: {} };
    } catch (error) {
      const failure = apiFailure(error);
      if (!failure) throw error;
      const unsent = failure.status === 0 || failure.status >= 500;
      return { ok: false, message: unsent ? t('alert.failed') : failure.message };
    }
  },
};

/** The block's forms and look-ups. */
export const jobListActions = { setAlert: setAlertAction };
