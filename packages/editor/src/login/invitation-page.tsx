import { adminRoleName, type TeamInvitation } from '@boardwright/api-client/contract';
import { useEffect, useState } from 'react';
import { useInvitationMessages } from './use-invitation-messages.ts';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import type { FormRefusal } from './form-refusal.ts';
import { LoginFrame, Notice, ToLogin } from './login-frame.tsx';
import { RefusableForm, textOf } from './password-page.tsx';
import { TextField } from './text-field.tsx';
import { sentenceOf } from '../ui/sentence-of.ts';

/** What somebody fills in who accepts an invitation, names as the API has them. */
export interface AcceptedInvitation {
  readonly given_name: string;
  readonly family_name: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** What the page of an invitation needs of its host. */
export interface InvitationEffects {
  /** @throws Error whose message says why the link does not work */
  readonly read: () => Promise<TeamInvitation>;
  /** Accepts and logs in. @returns what was refused */
  readonly accept: (filled: AcceptedInvitation) => Promise<FormRefusal | undefined>;
  /** Goes on to the editor. */
  readonly goOn: () => void;
}

export interface InvitationPageProps {
  readonly version: string;
  readonly effects: InvitationEffects;
}

type Read = { readonly invitation: TeamInvitation } | { readonly problem: string };

/** Where the mailed link of an invitation to a team leads: a name, a password, and one is in. */
export function InvitationPage({ version, effects }: InvitationPageProps) {
  const t = useEditorT();
  const invitationT = useInvitationMessages();
  const locale = useEditorLocale();
  const [read, setRead] = useState<Read | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const store = (found: Read) => {
      if (isWanted) setRead(found);
    };
    // Policy: why the link does not work is what the page says.
    effects.read().then(
      (invitation) => store({ invitation }),
      (error: unknown) => store({ problem: sentenceOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [effects]);
  async function accept(typed: FormData): Promise<FormRefusal | undefined> {
    const refused = await effects.accept({
      given_name: textOf(typed, 'given_name'),
      family_name: textOf(typed, 'family_name'),
      password: textOf(typed, 'password'),
      password_confirmation: textOf(typed, 'password_confirmation'),
    });
    if (refused === undefined) effects.goOn();
    return refused;
  }
  const documentTitle = invitationT('documentTitle');
  if (!read)
    return (
      <LoginFrame version={version} documentTitle={documentTitle} title={invitationT('reading')} intro="">
        {null}
      </LoginFrame>
    );
  if ('problem' in read)
    return (
      <LoginFrame
        version={version}
        documentTitle={documentTitle}
        title={invitationT('over')}
        intro={invitationT('ask')}
      >
        <div role="alert">
          <Notice>{read.problem}</Notice>
        </div>
        <ToLogin />
      </LoginFrame>
    );
  const { email, role, site_name: site } = read.invitation;
  return (
    <LoginFrame
      version={version}
      documentTitle={documentTitle}
      title={invitationT('title', { site })}
      intro={invitationT('intro', { role: adminRoleName(role, locale), email })}
    >
      <RefusableForm submit={invitationT('submit')} onSubmit={accept}>
        {(problem) => (
          <>
            <TextField
              name="given_name"
              label={t('setup.givenName')}
              problem={problem('given_name')}
              complete="given-name"
            />
            <TextField
              name="family_name"
              label={t('setup.familyName')}
              problem={problem('family_name')}
              complete="family-name"
            />
            <TextField
              name="password"
              type="password"
              label={invitationT('password')}
              hint={t('setup.passwordHint')}
              problem={problem('password')}
              complete="new-password"
            />
            <TextField
              name="password_confirmation"
              type="password"
              label={invitationT('again')}
              problem={problem('password_confirmation')}
              complete="new-password"
            />
          </>
        )}
      </RefusableForm>
    </LoginFrame>
  );
}
