import { useCallback } from 'react';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { RecordReading } from '../lists/record-reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { MailEditor } from './mail-editor.tsx';
import { useMailsApi } from './mails-api.ts';
import { useMailsAddress } from './use-mails-address.ts';

/** A mail to be written, in the language that the address names, once it was read. */
export function MailScreen({ kind }: { readonly kind: string }) {
  const api = useMailsApi();
  const { own, languages } = useSiteLanguages();
  const { language: named } = useMailsAddress();
  const language = languages.find(({ code }) => code === named)?.code ?? own;
  const state = useFound(useCallback(() => api.read({ kind, language }), [api, kind, language]));
  return (
    <RecordReading state={state}>
      {(mail) =>
        // While another language is read, what was read before is not written in.
        state.isReading ? null : (
          <MailEditor key={`${mail.kind} ${mail.locale}`} mail={mail} onStale={state.again} />
        )
      }
    </RecordReading>
  );
}
