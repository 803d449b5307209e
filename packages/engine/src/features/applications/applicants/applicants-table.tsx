import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ActionResult } from '../../../board/define-block.ts';
import { useBoard } from '../../../board/board-context.ts';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { SelectField } from '@boardwright/ui/select-field';
import { ApplicantRow } from './applicant-row.tsx';
import { ApplicantsHead } from './applicants-head.tsx';
import { BulkBar, bulkFormId, ChooseAll } from './bulk-bar.tsx';
import { DoneNotice } from './done-notice.tsx';
import { applicantsAnchor, applicantSorts, listAddress } from './job-applicants-address.ts';
import type { TableData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import { NoApplicants } from './no-applicants.tsx';
import { SendMove } from './send-move.tsx';
import { fullName, stageName } from './stage-name.ts';
import { type PendingMove, useMoves } from './use-moves.ts';
import styles from './job-applicants.module.css';
import tableStyles from './applicants-table.module.css';

type TablePart = ApplicantsPart<TableData>;

/** Applicants by rows: searched, narrowed to a stage, ordered, page by page; several at once. */
export function ApplicantsTable(props: TablePart) {
  const { data, t } = props;
  const { list, jobs, applicants, meta, done } = data;
  const board = useBoard();
  return (
    <section id={applicantsAnchor} className={styles.panel} aria-labelledby="applicants-title">
      <h2 id="applicants-title" className="visually-hidden">
        {t('title')}
      </h2>
      <DoneNotice done={done} t={t} />
      <ApplicantsHead {...{ list, jobs, total: meta.total, t }}>
        <TableFields {...props} />
      </ApplicantsHead>
      {applicants.length === 0 ? (
        <NoApplicants list={list} isNone={jobs.length === 0} t={t} />
      ) : (
        <>
          <Rows {...props} />
          <BulkBar list={list} stages={data.stages} t={t} />
        </>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => listAddress(board, { ...list, page })}
      />
    </section>
  );
}

/** Which stage, and in which order. */
function TableFields({ data, t }: TablePart) {
  const { list, stages } = data;
  return (
    <>
      <SelectField
        id="applicants-stage"
        name="match[stage_id]"
        small
        label={t('tools.stage')}
        placeholder={t('tools.allStages')}
        options={stages.map((stage) => ({ value: String(stage.id), label: stageName(t, stage) }))}
        defaultValue={typeof list.stage === 'number' ? list.stage : ''}
      />
      <SelectField
        id="applicants-sort"
        name="sort"
        small
        label={t('tools.sort')}
        options={applicantSorts.map((value) => ({ value, label: t(`tools.sorts.${value}`) }))}
        defaultValue={list.sort}
      />
    </>
  );
}

function Rows({ id, data, t }: TablePart) {
  const { list, stages, applicants } = data;
  const moves = useMoves();
  const { revalidate } = useRevalidator();
  const [announced, setAnnounced] = useState<{ readonly text: string; readonly isWrong: boolean }>();
  const onDone = (move: PendingMove, result: ActionResult) => {
    moves.finish(move);
    const name = fullName(move.applicant);
    const stage = stages.find((one) => one.id === move.to);
    if (result.ok)
      return setAnnounced({
        text: t('announced', { name, stage: stage ? stageName(t, stage) : '' }),
        isWrong: false,
      });
    setAnnounced({ text: t('failed', { name, message: result.message ?? '' }), isWrong: true });
    void revalidate();
  };
  const job = list.job === undefined ? (['job'] as const) : [];
  const names = ['name', ...job, 'stage', 'rating', 'files', 'date'] as const;
  return (
    <>
      <p role="status" className="visually-hidden">
        {announced?.isWrong === false ? announced.text : ''}
      </p>
      {announced?.isWrong && <Notice tone="danger" title={announced.text} className={styles.notice} />}
      <div className={tableStyles.frame}>
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">
                <ChooseAll label={t('chooseAll')} formId={bulkFormId}>
                  {t('columns.choose')}
                </ChooseAll>
              </th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('columns.move')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {applicants.map((applicant) => (
              <ApplicantRow
                key={applicant.id}
                {...{ id, applicant, list, stages, t }}
                at={moves.stageOf(applicant)}
                onMove={(to) => moves.move(applicant, to)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {moves.pending.map((move) => (
        <SendMove key={`${move.applicant.id}-${move.turn}`} id={id} move={move} onDone={onDone} />
      ))}
    </>
  );
}
