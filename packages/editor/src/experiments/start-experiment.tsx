import {
  experimentLengths,
  experimentMeasures,
  experimentShares,
  type ExperimentMeasure,
} from '@boardwright/api-client/contract';
import { toWire, type BlockSchema } from '@boardwright/blocks-schema';
import { useDeferredValue, useId, useState } from 'react';
import { ChoiceField } from '../lists/fields.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure, Problem } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import type { Values } from '../page-editing/edited-site.ts';
import { GivenForm } from '../panel/given-form.tsx';
import type { ExperimentSource } from '../publication/experiment-source.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './experiments.module.css';
import { useExperimentMessages } from './use-experiment-messages.ts';
import { VersionPicture } from './version-picture.tsx';

interface StartExperimentProps {
  readonly source: ExperimentSource;
  readonly block: number;
  readonly schema: BlockSchema;
  readonly onStarted: () => void;
  readonly onClose: () => void;
  /** What stands below the form. */
  readonly children: React.ReactNode;
}

const nothing: Values = {};
/** A number of a few, chosen as a text. */
const chosenOf = <Value extends number>(values: readonly Value[], text: string, usual: Value): Value =>
  values.find((value) => String(value) === text) ?? usual;

/** What version B is, what decides, for whom and for how long: the test begins from here. */
export function StartExperiment(props: StartExperimentProps) {
  const { source, block, schema, onStarted, onClose, children } = props;
  const t = useExperimentMessages();
  const editor = useEditor();
  const form = useId();
  const { locale } = useWorkbench();
  const row = locale.toUpperCase();
  const a = useEdited((site) => site.blockOf[block]?.settings[row]?.values) ?? nothing;
  const status = useSaveStatus();
  const [b, setB] = useState(a);
  const seenB = useDeferredValue(b);
  const [isUnfit, setUnfit] = useState(false);
  const [measure, setMeasure] = useState<ExperimentMeasure>('apply_clicks');
  const [share, setShare] = useState<(typeof experimentShares)[number]>(50);
  const [days, setDays] = useState<(typeof experimentLengths)[number]>(14);
  const [uid] = useState(editor.newUid);
  const [problem, setProblem] = useState<'saveFirst' | 'unfit'>();
  const sent = useSubmission(
    () =>
      source.start(block, {
        uid,
        locale: row,
        settings: toWire(schema.key, b),
        version: schema.version,
        measure,
        share,
        days,
      }),
    () => {
      announce(t('started', { block: schema.title }));
      onStarted();
    },
  );
  function submit(): void {
    editor.flush();
    const wrong = isUnfit ? 'unfit' : status.kind === 'saved' ? undefined : 'saveFirst';
    setProblem(wrong);
    if (!wrong) sent.submit(undefined);
  }
  return (
    <Modal
      title={t('title', { block: schema.title })}
      intro={t('startIntro')}
      width="page"
      isDirty={b !== a}
      onClose={onClose}
      foot={<DialogFoot action={t('start')} isBusy={sent.isBusy} onClose={onClose} submits={form} />}
    >
      <Failure of={sent.failure} />
      {problem ? <Problem text={t(problem)} /> : null}
      <div className={styles.versions}>
        <VersionPicture version="A" schema={schema} values={a}>
          <span>{t('a')}</span>
        </VersionPicture>
        <VersionPicture version="B" schema={schema} values={seenB}>
          <span>{t('b')}</span>
        </VersionPicture>
      </div>
      <form
        id={form}
        className={styles.choices}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ChoiceField
          label={t('measure')}
          hint={t('measureHint')}
          value={measure}
          options={experimentMeasures.map((value) => ({ value, text: t(`measures.${value}`) }))}
          onChange={setMeasure}
        />
        <ChoiceField
          label={t('share')}
          hint={t('shareHint')}
          value={String(share)}
          options={experimentShares.map((value) => ({
            value: String(value),
            text: t('shareOf', { share: value }),
          }))}
          onChange={(text) => setShare(chosenOf(experimentShares, text, 50))}
        />
        <ChoiceField
          label={t('length')}
          hint={t('lengthHint')}
          value={String(days)}
          options={experimentLengths.map((value) => ({
            value: String(value),
            text: t('days', { count: value }),
          }))}
          onChange={(text) => setDays(chosenOf(experimentLengths, text, 14))}
        />
      </form>
      <section aria-label={t('settings')}>
        <h3 className={styles.heading}>{t('settings')}</h3>
        <p className={styles.quiet}>{t('settingsHint')}</p>
        <div className={styles.settings}>
          <GivenForm
            schema={schema}
            value={b}
            onChange={(value, drafts) => {
              setB(value);
              setUnfit(Object.keys(drafts).length > 0);
            }}
          />
        </div>
      </section>
      {children}
    </Modal>
  );
}
