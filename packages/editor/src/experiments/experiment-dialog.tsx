import type { Experiment } from '@boardwright/api-client/contract';
import type { BlockSchema } from '@boardwright/blocks-schema';
import { useCallback, useState } from 'react';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { Reading } from '../lists/reading.tsx';
import { CloseFoot } from '../lists/dialog-foot.tsx';
import { useFound } from '../lists/use-found.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { usePublication } from '../publication/publication.tsx';
import { usePublishingSource, type PublishingSource } from '../publication/publishing-source.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { ExperimentResult } from './experiment-result.tsx';
import styles from './experiments.module.css';
import { StartExperiment } from './start-experiment.tsx';
import { useExperimentMessages } from './use-experiment-messages.ts';

interface OfBlock {
  readonly source: PublishingSource;
  readonly block: number;
  readonly schema: BlockSchema;
  readonly onClose: () => void;
}

/** The test that asks for somebody: the one that runs, or the last one while nobody decided what comes of it. */
const toLookAt = ([last]: readonly Experiment[]): Experiment | undefined =>
  last && (last.ended_at === null || last.outcome === null) ? last : undefined;

function Experiments({ source, block, schema, onClose }: OfBlock) {
  const t = useExperimentMessages();
  const siteId = useEdited(({ id }) => id);
  const { refresh } = usePublication();
  const { experiments, now } = source;
  const read = useFound(
    useCallback(
      async () => (await experiments.find(siteId)).filter(({ block_id: of }) => of === block),
      [experiments, siteId, block],
    ),
  );
  const [chosen, setChosen] = useState<number | 'new'>();
  const { found } = read;
  const changed = (): void => {
    void refresh();
    read.again();
  };
  if (!found)
    return (
      <Modal
        title={t('title', { block: schema.title })}
        width="page"
        onClose={onClose}
        foot={<CloseFoot onClose={onClose} />}
      >
        <Reading state={read}>{() => null}</Reading>
      </Modal>
    );
  const shown = chosen === 'new' ? undefined : (found.find(({ id }) => id === chosen) ?? toLookAt(found));
  if (shown)
    return (
      <ExperimentResult
        key={shown.id}
        source={experiments}
        now={now}
        experiment={shown}
        schema={schema}
        onChanged={() => {
          setChosen(shown.id);
          changed();
        }}
        onAgain={() => setChosen('new')}
        onClose={onClose}
      />
    );
  return (
    <StartExperiment
      source={experiments}
      block={block}
      schema={schema}
      onStarted={() => {
        setChosen(undefined);
        changed();
      }}
      onClose={onClose}
    >
      <Earlier of={found} onLook={setChosen} />
    </StartExperiment>
  );
}

function Earlier({
  of,
  onLook,
}: {
  readonly of: readonly Experiment[];
  readonly onLook: (id: number) => void;
}) {
  const t = useExperimentMessages();
  const textOf = useMomentText();
  if (of.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('earlier')}</h3>
      <ul className={styles.earlier}>
        {of.map((one) => {
          const { id, ended_at: ended, started_at: started, measure, findings } = one;
          const verdict = t(`verdicts.${findings[measure].verdict}`);
          const time = textOf(ended ?? started);
          return (
            <li key={id}>
              <span>
                <b>{verdict}</b>, {time}
              </span>
              <button
                type="button"
                className={controls.link}
                aria-label={`${t('look')}: ${verdict}, ${time}`}
                onClick={() => onLook(id)}
              >
                {t('look')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Tests of a block: begins one, or shows what came of it. */
export function ExperimentDialog() {
  const work = useWorkStore();
  const { engine } = useWorkbench();
  const source = usePublishingSource();
  const block = useWork(({ dialog }) => (dialog?.kind === 'experiment' ? dialog.block : undefined));
  const key = useEdited((site) => (block === undefined ? undefined : site.blockOf[block]?.key));
  const schema = key === undefined ? undefined : (engine.blocks.get(key)?.schema as BlockSchema | undefined);
  if (block === undefined || !schema || !source) return null;
  return (
    <Experiments
      key={block}
      source={source}
      block={block}
      schema={schema}
      onClose={() => work.set({ dialog: undefined })}
    />
  );
}
