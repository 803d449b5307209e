import type { Contract } from '@boardwright/api-client/contract';
import { everyMail } from '../mails.ts';
import type { Deps } from '../platform/deps.ts';
import { scope } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { mailName } from './mail-names.messages.ts';
import { previewMailText, readMailText, saveMailText } from './mail-texts.ts';
import { findChangedLocales } from './mail-texts.queries.ts';
import { testMailText } from './test-mail-text.ts';

/** What the mails of a site say, as its admins change it. */
export function mailTextsHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'search' | 'mailsQueued' | 'serverSender'>,
): Handlers<Contract['mailTexts']> {
  return {
    findMailTexts: async (_, context) => {
      const changed = await findChangedLocales(deps.db, scope(context).site.id);
      return {
        data: everyMail.map(({ kind, group }) => ({
          kind,
          group,
          name: mailName(kind, context.locale),
          changed: [...(changed.get(kind) ?? [])],
        })),
      };
    },
    readMailText: async ({ params }, context) => ({ data: await readMailText(deps, context, params) }),
    saveMailText: async ({ params, body }, context) => ({
      data: await saveMailText(deps, context, params, body),
    }),
    previewMailText: async ({ params, body }, context) => ({
      data: await previewMailText(deps, context, params, body),
    }),
    testMailText: async ({ params, body }, context) => ({
      data: await testMailText(deps, context, params, body),
    }),
  };
}
