import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAuthActor, useProfile } from '@boardwright/engine/auth';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './account-menu.module.css';

const AccountDialog = lazy(() =>
  import('../account/account-dialog.tsx').then((module) => ({ default: module.AccountDialog })),
);

interface AccountMenuProps {
  /** Where it opens: beside the rail, or below the bar. */
  readonly opens: 'aside' | 'below';
}

/** Who is logged in, and how the editor looks and speaks to them. */
export function AccountMenu({ opens }: AccountMenuProps) {
  const t = useEditorT();
  const { version } = useWorkbench();
  const actor = useAuthActor();
  const features = useEditorFeatures();
  const profile = useProfile();
  const [open, setOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOpen ? (
        <Suspense>
          <AccountDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
      <Disclosure
        open={open}
        onToggle={setOpen}
        className={styles.account}
        buttonClassName={styles.opener}
        label={t('shell.account')}
        button={<CircleUserRound size={18} strokeWidth={1.7} aria-hidden />}
      >
        <div className={styles.menu} data-opens={opens}>
          {features.account ? <p>{t('shell.loggedInAs', { name: profile?.givenName ?? '' })}</p> : null}
          <LanguageChoice />
          {features.document ? <SchemeSwitch /> : null}
          {features.account ? (
            <>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => {
                  setOpen(false);
                  setIsOpen(true);
                }}
              >
                {t('account.open')}
              </button>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => actor.send({ type: 'LOG_OUT' })}
              >
                {t('shell.logOut')}
              </button>
            </>
          ) : null}
          <small>Boardwright {version}</small>
        </div>
      </Disclosure>
    </>
  );
}
