import { useEffect, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { LoginFrame, Notice, ToLogin } from '../login/login-frame.tsx';
import type { FormRefusal } from '../login/form-refusal.ts';
import { SetupForm } from './setup-form.tsx';
import type { SetupAnswers, SetupStart } from './setup-page-props.ts';
import { useSetupMessages } from './use-setup-messages.ts';

/** What the page of a set-up link needs of its host. */
export interface SetupEffects {
  /** What the board begins with; undefined for a link that no longer holds. */
  readonly read: () => Promise<SetupStart | undefined>;
  /** Makes account and board, and logs in. @returns what was refused */
  readonly complete: (answers: SetupAnswers) => Promise<FormRefusal | 'expired' | undefined>;
  /** Goes on to the first steps of the board. */
  readonly goOn: () => void;
  /** The host name one is at now. */
  readonly host: string;
}

export interface SetupPageProps {
  readonly version: string;
  readonly effects: SetupEffects;
}

type State = { readonly start?: SetupStart; readonly isNotFound: boolean; readonly isAway: boolean };

/** The page of the one-time link that a server prints as long as its board has no admin. */
export function SetupPage({ version, effects }: SetupPageProps) {
  const t = useEditorT();
  const setupT = useSetupMessages();
  const [{ start, isNotFound: isExpired, isAway }, setState] = useState<State>({
    isNotFound: false,
    isAway: false,
  });
  useEffect(() => {
    effects.read().then(
      (read) => setState({ ...(read && { start: read }), isNotFound: read === undefined, isAway: false }),
      () => setState({ isNotFound: false, isAway: true }),
    );
  }, [effects]);
  async function complete(answers: SetupAnswers): Promise<FormRefusal | undefined> {
    const refused = await effects.complete(answers);
    if (refused === undefined) effects.goOn();
    if (refused === 'expired') setState({ isNotFound: true, isAway: false });
    return refused === 'expired' ? undefined : refused;
  }
  return (
    <LoginFrame
      version={version}
      documentTitle={setupT('documentTitle')}
      title={setupT(isExpired ? 'expired' : 'title')}
      intro={setupT(isExpired ? 'expiredText' : 'intro')}
    >
      <div role="alert">{isAway ? <Notice>{t('setup.failed')}</Notice> : null}</div>
      {isExpired ? <ToLogin /> : null}
      {start ? <SetupForm start={start} host={effects.host} onSubmit={complete} /> : null}
    </LoginFrame>
  );
}
