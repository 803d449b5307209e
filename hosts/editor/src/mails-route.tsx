import type { MailText } from '@boardwright/api-client/contract';
import { MailsApiContext, type MailsApi, MailsPage } from '@boardwright/editor';
import { client } from './engine.ts';
import { orCurrent } from './or-current.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const calls = client.mailTexts;

/** The mails of the site, as an admin looks after them. */
const mails: MailsApi = {
  list: async () => (await withFieldMessages(calls.findMailTexts({ as }))).data,
  read: async (params) => (await withFieldMessages(calls.readMailText({ params, as }))).data,
  save: (params, body) => orCurrent<MailText>(calls.saveMailText({ params, body, as })),
  preview: async (params, body) =>
    (await withFieldMessages(calls.previewMailText({ params, body, as }))).data,
  test: async (params, body) => (await withFieldMessages(calls.testMailText({ params, body, as }))).data.to,
  log: (query) => withFieldMessages(client.mailLog.findLoggedMails({ query, as })),
  resend: (uuid) => withFieldMessages(client.mailLog.resendMail({ params: { uuid }, as })),
};

/** The workspace of mails with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <MailsApiContext value={mails}>
      <MailsPage />
    </MailsApiContext>
  );
}
