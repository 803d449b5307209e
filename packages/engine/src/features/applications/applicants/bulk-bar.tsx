import type { ChangeEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import type { ApplicationStage } from '@boardwright/api-client/contract';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { SelectField } from '@boardwright/ui/select-field';
import type { Translate } from '@boardwright/ui/translate';
import { useScriptsRun } from '../../../page/forms/use-scripts-run.ts';
import { useBoard } from '../../../board/board-context.ts';
import { type ApplicantListState, applicantsTab, listFields } from './job-applicants-address.ts';
import { stageName } from './stage-name.ts';
import styles from './applicants-table.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

/** The boxes of the rows belong to this form, wherever they stand. */
export const bulkFormId = 'applicants-bulk';

interface BulkBarProps {
  readonly list: ApplicantListState;
  readonly stages: readonly ApplicationStage[];
  readonly t: Translate<JobApplicantsKey>;
}

/** Where those who were ticked are to go. It only leads to the question: nothing is moved by it. */
export function BulkBar({ list, stages, t }: BulkBarProps) {
  const board = useBoard();
  return (
    <Form id={bulkFormId} method="get" action={board.path} className={styles.bulk}>
      <input type="hidden" name="menuType" value={applicantsTab} />
      {Object.entries(listFields(list)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="step" value="move" />
      <SelectField
        id="bulk-to"
        name="to"
        small
        label={t('bulk.to')}
        hint={t('bulk.hint')}
        options={stages.map((stage) => ({ value: String(stage.id), label: stageName(t, stage) }))}
        defaultValue={stages.at(-1)?.id}
      />
      <Button variant="secondary" size="small">
        {t('bulk.go')}
      </Button>
    </Form>
  );
}

interface ChooseAllProps {
  readonly label: string;
  readonly formId: string;
  /** Said where there are no scripts. */
  readonly children: ReactNode;
}

/** Ticks every box of the page, or none: there with scripts only. */
export function ChooseAll({ label, formId, children }: ChooseAllProps) {
  const hasScripts = useScriptsRun();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const box of form.elements)
      if (box instanceof HTMLInputElement && box.name === 'ids' && !box.disabled)
        box.checked = target.checked;
  };
  if (!hasScripts) return <span className="visually-hidden">{children}</span>;
  return (
    <CheckField
      id="choose-all"
      name="choose-all"
      label={<span className="visually-hidden">{label}</span>}
      onChange={onChange}
    />
  );
}
