import type { Experiment } from '@boardwright/api-client/contract';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import controls from '../ui/controls.module.css';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { verdictSigns } from './experiment-verdict.tsx';
import styles from './experiments.module.css';
import { useExperimentMessages } from './use-experiment-messages.ts';

interface RowProps {
  readonly experiment: Experiment;
  /** What it is of, where that is not clear. */
  readonly name?: string;
  /** Undefined where there is nothing to look at any more. */
  readonly onLook: (() => void) | undefined;
}

function Row({ experiment, name, onLook }: RowProps) {
  const t = useExperimentMessages();
  const textOf = useMomentText();
  const { ended_at: ended, started_at: started, measure, findings } = experiment;
  const { verdict } = findings[measure];
  const Sign = verdictSigns[verdict];
  const words = [...(name === undefined ? [] : [name]), t(`verdicts.${verdict}`), textOf(ended ?? started)];
  return (
    <li>
      <Sign size={15} strokeWidth={1.75} aria-hidden />
      <span>{words.join(', ')}</span>
      {onLook ? (
        <button
          type="button"
          className={controls.link}
          aria-label={`${t('look')}: ${words.join(', ')}`}
          onClick={onLook}
        >
          {t('look')}
        </button>
      ) : null}
    </li>
  );
}

interface ExperimentListsProps {
  /** All of the site. */
  readonly all: readonly Experiment[];
  readonly block: number;
  readonly onLook: (id: number) => void;
}

/** What was tested before: of this block, and elsewhere on the site. */
export function ExperimentLists({ all, block, onLook }: ExperimentListsProps) {
  const t = useExperimentMessages();
  const work = useWorkStore();
  const { engine, entries, choosePage } = useWorkbench();
  const blockOf = useEdited((site) => site.blockOf);
  const own = all.filter(({ block_id: of }) => of === block);
  const others = all.filter(({ block_id: of }) => of !== block);
  const nameOf = ({ key, page_id: page }: Experiment): string =>
    t('onPage', {
      block: engine.blocks.get(key)?.schema.title ?? key,
      page: entries.find((entry) => entry.page.id === page)?.name ?? String(page),
    });
  const goTo = ({ page_id: page, block_id: of }: Experiment): void => {
    choosePage(page, of);
    work.set({ dialog: { kind: 'experiment', block: of } });
  };
  return (
    <>
      {own.length > 0 ? (
        <>
          <h3 className={styles.heading}>{t('earlier')}</h3>
          <ul className={styles.earlier}>
            {own.map((one) => (
              <Row key={one.id} experiment={one} onLook={() => onLook(one.id)} />
            ))}
          </ul>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <h3 className={styles.heading}>{t('others')}</h3>
          <ul className={styles.earlier}>
            {others.map((one) => (
              <Row
                key={one.id}
                experiment={one}
                name={nameOf(one)}
                onLook={blockOf[one.block_id] ? () => goTo(one) : undefined}
              />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
