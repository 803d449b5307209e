import type { ResumeEntry, ResumeEntryType } from '@boardwright/api-client/contract';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { EntryPeriod } from './entry-period.tsx';
import type { OverviewProps } from './resume-overview-props.ts';
import { entryAddress } from './resume-address.ts';
import styles from './resume.module.css';

interface EntryListProps extends OverviewProps {
  readonly type: ResumeEntryType;
  readonly history: readonly ResumeEntry[];
}

/** Jobs, or studies, newest first; each with its form, and one more at the end. */
export function EntryList({ type, history, ...props }: EntryListProps) {
  const { t } = props;
  const board = useBoard();
  const entries = history.filter((entry) => entry.type === type);
  return (
    <Panel title={t(`parts.${type}`)} titleId={`resume-${type}`}>
      {entries.length === 0 && <p className={styles.soft}>{t(`empty.${type}`)}</p>}
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} {...props} entry={entry} />
          ))}
        </ol>
      )}
      <LinkButton href={entryAddress(board, type)} variant="secondary" size="small">
        {t(`addEntry.${type}`)}
      </LinkButton>
    </Panel>
  );
}

function Entry({ entry, ...props }: OverviewProps & { readonly entry: ResumeEntry }) {
  const { t } = props;
  const board = useBoard();
  const where = [entry.institution, entry.place].filter(Boolean).join(' · ');
  return (
    <li className={styles.entry}>
      <h3 className={styles.entryName}>{entry.name}</h3>
      <EntryPeriod entry={entry} t={t} />
      {where && <p className={styles.where}>{where}</p>}
      {entry.description && <p className={styles.description}>{entry.description}</p>}
      <div className={styles.tools}>
        <Link
          href={entryAddress(board, entry.id)}
          className={styles.edit}
          aria-label={`${t('edit')}: ${entry.name}`}
        >
          {t('edit')}
        </Link>
        <PanelForm panel={props} action="removeEntry" part={entry.id}>
          {({ answer, busy }) => (
            <>
              <input type="hidden" name="id" value={entry.id} />
              <Button variant="plain" size="small" busy={busy} aria-label={`${t('delete')}: ${entry.name}`}>
                {t('delete')}
              </Button>
              {answer.message && <Notice tone="danger" title={answer.message} />}
            </>
          )}
        </PanelForm>
      </div>
    </li>
  );
}
