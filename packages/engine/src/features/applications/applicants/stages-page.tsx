import type { ApplicationStage } from '@boardwright/api-client/contract';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { applicantsAnchor, listAddress } from './job-applicants-address.ts';
import type { StagesData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import styles from './job-applicants.module.css';
import stageStyles from './stages-page.module.css';

type StagesPart = ApplicantsPart<StagesData>;

/** The steps of a company's procedure: named, ordered, added and removed in one form. */
export function StagesPage(props: StagesPart) {
  const { data, t } = props;
  const { list, stages } = data;
  const board = useBoard();
  return (
    <section id={applicantsAnchor} className={styles.panel} aria-labelledby="stages-title">
      <BackLink href={listAddress(board, list)}>{t('back')}</BackLink>
      <h2 id="stages-title" className={styles.title}>
        {t('stages.title')}
      </h2>
      <p className={stageStyles.text}>{t('stages.text')}</p>
      <PanelForm panel={props} action="saveStages" label={t('stages.title')}>
        {({ answer, busy }) => (
          <>
            {answer.message && <Notice tone="danger" title={answer.message} className={styles.notice} />}
            <Panel className={styles.part}>
              <ol className={stageStyles.rows}>
                {stages.map((stage, index) => (
                  <StageRow key={stage.id} {...props} answer={answer} stage={stage} place={index + 1} />
                ))}
                <StageRow {...props} answer={answer} stage={undefined} place={stages.length + 1} />
              </ol>
            </Panel>
            <p className={styles.ways}>
              <Button busy={busy}>{t('stages.save')}</Button>
              <LinkButton href={listAddress(board, list)} variant="plain">
                {t('move.cancel')}
              </LinkButton>
            </p>
          </>
        )}
      </PanelForm>
    </section>
  );
}

interface StageRowProps extends StagesPart {
  readonly answer: FormResponse;
  /** Absent for one more. */
  readonly stage: ApplicationStage | undefined;
  readonly place: number;
}

function StageRow({ data, t, answer, stage, place }: StageRowProps) {
  const row = stage?.id ?? 'new';
  const isFirst = stage?.kind === 'received';
  // Everybody arrives in one stage, and in no other.
  const kinds = data.kinds.filter((kind) => (kind === 'received') === isFirst);
  return (
    <li>
      <fieldset className={stageStyles.row}>
        <legend>{stage ? (stage.name ?? t(`kinds.${stage.kind}`)) : t('stages.new')}</legend>
        <input type="hidden" name="row" value={row} />
        <TextField
          name={`name-${row}`}
          small
          label={t('stages.name')}
          maxLength={60}
          placeholder={stage && t(`kinds.${stage.kind}`)}
          defaultValue={answer.text(`name-${row}`) ?? stage?.name ?? ''}
        />
        <SelectField
          name={`kind-${row}`}
          small
          label={t('stages.kind')}
          {...(!stage && { placeholder: t('stages.none') })}
          options={kinds.map((kind) => ({ value: kind, label: t(`reported.${kind}`) }))}
          defaultValue={answer.text(`kind-${row}`) ?? stage?.kind ?? ''}
        />
        {isFirst ? (
          <p className={stageStyles.first}>{t('stages.first')}</p>
        ) : (
          <TextField
            name={`order-${row}`}
            type="number"
            inputMode="numeric"
            min={2}
            max={20}
            small
            label={t('stages.order')}
            defaultValue={answer.text(`order-${row}`) ?? String(place)}
          />
        )}
        {isFirst && <input type="hidden" name={`order-${row}`} value="1" />}
        {stage && !isFirst && (
          <CheckField
            name={`remove-${row}`}
            value="1"
            label={t('stages.remove')}
            defaultChecked={answer.ticked(`remove-${row}`)}
          />
        )}
      </fieldset>
    </li>
  );
}
