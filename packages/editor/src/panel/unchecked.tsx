import { useEffect } from 'react';
import { useEditorServices } from '../editor-services.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../widgets/field-controls.module.css';
import styles from './block-panel.module.css';

/**
 * Says that settings are not checked while they are written: what checks them did not come. It is asked for again now,
 * when the network is back, and when somebody wants it.
 */
export function Unchecked({ schemaKey }: { readonly schemaKey: string }) {
  const t = useEditorT();
  const { validators } = useEditorServices();
  useEffect(() => {
    const retry = (): void => validators.retry(schemaKey);
    retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [validators, schemaKey]);
  return (
    <p className={styles.untranslated} role="status">
      {t('panel.unchecked')}{' '}
      <button type="button" className={controls.inText} onClick={() => validators.retry(schemaKey)}>
        {t('panel.checkAgain')}
      </button>
    </p>
  );
}
