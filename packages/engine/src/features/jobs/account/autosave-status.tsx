import { Button } from '@boardwright/ui/button';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../../board/board-context.ts';
import type { AutosaveState } from './use-autosave.ts';
import styles from './job-form.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface AutosaveStatusProps {
  readonly state: AutosaveState;
  readonly t: Translate<ManageJobsKey>;
}

/** Whether what was typed is safe: said in a line, and politely to screen readers. */
export function AutosaveStatus({ state, t }: AutosaveStatusProps) {
  const { locale, timeZone } = useBoard();
  const time = (iso: string) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));
  const text = () => {
    switch (state.kind) {
      case 'idle':
        return '';
      case 'saved':
        return t('form.autosave.saved', { time: time(state.at) });
      case 'refused':
        return t('form.autosave.refused', { message: state.message });
      default:
        return t(`form.autosave.${state.kind}`);
    }
  };
  return (
    <div className={styles.autosave} data-kind={state.kind}>
      <p role="status">{text()}</p>
      {state.kind === 'conflict' && (
        <Button name="as" value="draft" size="small" variant="secondary">
          {t('form.autosave.compare')}
        </Button>
      )}
    </div>
  );
}
