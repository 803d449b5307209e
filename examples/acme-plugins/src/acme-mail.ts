import { definePlugin, type Mailer } from '@boardwright/api';
import { type AcmeAccount, ask } from './acme-account.ts';

export function acmeMailer(account: AcmeAccount): Mailer {
  return {
    async send({ attachments = [], ...mail }) {
      const body = JSON.stringify({
        ...mail,
        attachments: attachments.map(({ content, ...file }) => ({
          ...file,
          base64: content.toString('base64'),
        })),
      });
      await ask(account, 'POST', '/mails', { body, headers: { 'content-type': 'application/json' } });
    },
  };
}

/** Acme delivers the mails. */
export const acmeMail = (account: AcmeAccount) =>
  definePlugin({ name: 'acme-mail', mailer: acmeMailer(account) });
