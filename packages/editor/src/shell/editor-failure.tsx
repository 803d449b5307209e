import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import styles from './editor-failure.module.css';

interface EditorFailureProps {
  /** Nothing is at this address; otherwise the site could not be read. */
  readonly missing: boolean;
  /** Why, in the admin's language; the API's own words. */
  readonly reason?: string | undefined;
  /** Where the way out leads. */
  readonly href: string;
}

/** In place of the editor when there is nothing to show: what happened, and one way out. */
export function EditorFailure({ missing, reason, href }: EditorFailureProps) {
  const t = useEditorT();
  return (
    <main className={styles.failure}>
      <h1>{t(missing ? 'shell.notFound' : 'shell.failed')}</h1>
      {reason === undefined ? null : <p>{reason}</p>}
      <a className={`${controls.button} ${controls.primary}`} href={href}>
        {t(missing ? 'shell.toEditor' : 'shell.again')}
      </a>
    </main>
  );
}
