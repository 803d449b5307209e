import type { Experiment } from '@boardwright/api-client/contract';
import type { BlockSchema } from '@boardwright/blocks-schema';
import { useCallback, useEffect, useState } from 'react';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { Reading } from '../lists/reading.tsx';
import { CloseFoot } from '../lists/dialog-foot.tsx';
import { useFound } from '../lists/use-found.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { usePublication } from '../publication/publication.tsx';
import { usePublishingSource, type PublishingSource } from '../publication/publishing-source.ts';
import { Modal } from '../ui/modal.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { ExperimentLists } from './experiment-lists.tsx';
import { ExperimentResult } from './experiment-result.tsx';
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
  const read = useFound(useCallback(() => experiments.find(siteId), [experiments, siteId]));
  const [chosen, setChosen] = useState<number | 'new'>();
  const { found: all } = read;
  const found = all?.filter(({ block_id: of }) => of === block);
  // A colleague may have begun one, or ended it.
  useEffect(() => void refresh(), [refresh]);
  const changed = (): void => {
    void refresh();
    read.again();
  };
  if (!all || !found)
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
  const presented = chosen === 'new' ? undefined : (found.find(({ id }) => id === chosen) ?? toLookAt(found));
  if (presented)
    return (
      <ExperimentResult
        key={presented.id}
        source={experiments}
        now={now}
        experiment={presented}
        schema={schema}
        onChanged={() => {
          setChosen(presented.id);
          changed();
        }}
        onAgain={() => setChosen('new')}
        lists={
          <ExperimentLists
            all={all.filter(({ id }) => id !== presented.id)}
            block={block}
            onLook={setChosen}
          />
        }
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
      <ExperimentLists all={all} block={block} onLook={setChosen} />
    </StartExperiment>
  );
}

/** Tests of a block: begins one, or shows what came of it. */
export function ExperimentDialog() {
  const work = useWorkStore();
  const { engine } = useWorkbench();
  const source = usePublishingSource();
  const block = useWork(({ dialog }) => (dialog?.kind === 'experiment' ? dialog.block : undefined));
  const key = useEdited((site) => (block === undefined ? undefined : site.blockOf[block]?.key));
  const schema = key === undefined ? undefined : engine.blocks.get(key)?.schema;
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
