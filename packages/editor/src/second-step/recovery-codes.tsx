import { useState } from 'react';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import styles from './second-step.module.css';
import { useSecondStepMessages } from './use-second-step-messages.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}

/** The recovery codes, the one time that they are there to be kept. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const t = useSecondStepMessages();
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  const file = `${t('codes.fileHead', { host: location.hostname })}\n\n${text}\n`;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    announce(t('codes.copied'));
  }
  return (
    <div>
      <p>
        <b>{t('codes.title')}</b> {t('codes.intro')}
      </p>
      <ol className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className={styles.verbs}>
        {/* An address that is not safe has no clipboard. */}
        {'clipboard' in navigator ? (
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => void copy()}
          >
            {t(isCopied ? 'codes.copied' : 'codes.copy')}
          </button>
        ) : null}
        <a
          className={`${controls.button} ${controls.secondary}`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t('codes.file')}
        >
          {t('codes.download')}
        </a>
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={onStored}>
          {t('codes.stored')}
        </button>
      </p>
    </div>
  );
}
