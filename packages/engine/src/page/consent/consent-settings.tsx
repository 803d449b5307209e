import type { SubmitEventHandler } from 'react';
import type { MessageKey } from '@boardwright/messages';
import type { consentMessages } from './consent.messages.ts';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { SwitchField } from '@boardwright/ui/check-field';
import { Dialog } from '@boardwright/ui/dialog';
import { useT } from '@boardwright/ui/use-t';
import { useBoard } from '../../board/board-context.ts';
import { choiceOf, mayRun } from '../../machines/cookie-consent/consent-choice.ts';
import { consentAddress, settingsId } from './consent-form.ts';
import styles from './consent-settings.module.css';

interface ConsentSettingsProps {
  readonly open?: boolean;
  readonly onClose?: () => void;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
}

const formId = 'cookie-form';

/** Every cookie tab as a switch: only the necessary one is on, nothing is ticked beforehand (decision record on consent). */
export function ConsentSettings({ open = false, onClose, onSubmit }: ConsentSettingsProps) {
  const t = useT<MessageKey<typeof consentMessages>>('consent');
  const { consent, path, search } = useBoard();
  const choice = choiceOf(consent);
  const footer = (
    <>
      <Button form={formId} variant="secondary" name="choice" value="none">
        {t('refuse')}
      </Button>
      <Button form={formId} variant="secondary" name="choice" value="all">
        {t('accept')}
      </Button>
      <Button form={formId} variant="primary" name="choice" value="some">
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog
      id={settingsId}
      title={t('settings')}
      open={open}
      footer={footer}
      {...(onClose ? { onClose } : {})}
    >
      <form method="post" action={consentAddress} onSubmit={onSubmit} id={formId}>
        <input type="hidden" name="next" value={path + search} />
        {consent.textLarge ? <p className={styles.text}>{consent.textLarge}</p> : null}
        <ul className={styles.rows}>
          {consent.tabs.map((tab) => {
            const name = tab.name || t(`type.${tab.type}`);
            const about = tab.description || t(`about.${tab.type}`);
            return (
              <li key={tab.id} className={styles.row}>
                {tab.type === 'mandatory' ? (
                  <div className={styles.fixed}>
                    <div>
                      <span className={styles.name}>{name}</span>
                      <span className={styles.about}>{about}</span>
                    </div>
                    <Badge tone="success">{t('alwaysOn')}</Badge>
                  </div>
                ) : (
                  <SwitchField
                    id={`cookie-${tab.id}`}
                    name="accept"
                    value={tab.id}
                    label={name}
                    hint={about}
                    defaultChecked={mayRun(tab, choice)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </form>
    </Dialog>
  );
}
