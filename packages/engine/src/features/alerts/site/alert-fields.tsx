import type { ReactNode } from 'react';
import type { ActionResult } from '../../../board/define-block.ts';
import { formResponse } from '../../../page/forms/form-response.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { offeredDistances } from '../../../search/distances.ts';
import { Button } from '@boardwright/ui/button';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { AlertPlace } from './alert-place.tsx';
import { AlsoSearched } from './also-searched.tsx';
import type { AlertView } from './alert-view.ts';
import styles from './alerts.module.css';
import type { AlertKey } from './alert.messages.ts';

/** Fields that an admin can hide (specification §2 'job alerts'). */
export type AlertField = 'search' | 'city' | 'range' | 'frequency';

export interface AlertFieldsProps {
  /** The block's number. */
  readonly id: number;
  /** The block's look-up of places. */
  readonly places?: string;
  readonly t: Translate<AlertKey | `form.${'check' | 'email'}`>;
  readonly hiddenFields?: readonly AlertField[];
  readonly alert: AlertView;
  readonly result: ActionResult | undefined;
  readonly busy: boolean;
  /** Asks where the mails go: not of who is logged in, nor of who came by a mailed link. */
  readonly withEmail: boolean;
  readonly submit: string;
  /** What stands where the filters that came along are: a panel with all there are to choose from. */
  readonly filters?: ReactNode;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

/** What to look for, where and how often. A field that the admin hides keeps what the address or the alert says. */
export function AlertFields(props: AlertFieldsProps) {
  const { id, t, alert, result, busy, withEmail, submit, hiddenFields = [], places = 'places' } = props;
  const board = useBoard();
  const format = useFormat();
  const answer = formResponse(result);
  const { search, frequency } = alert;
  const hidden = (name: AlertField) => hiddenFields.includes(name);
  const fieldId = (name: string) => `alert-${id}-${name}`;
  const { chosen, offered } = offeredDistances(board.imperial, search.distance);
  const distance = answer.text('distance') ?? String(chosen);
  return (
    <>
      <FormMessage id={fieldId('message')} answer={answer} check={t('form.check')} className={styles.full} />
      {hidden('search') ? (
        <input type="hidden" name="search" value={search.search ?? ''} />
      ) : (
        <TextField
          id={fieldId('search')}
          name="search"
          label={t('fields.search')}
          placeholder={t('fields.searchExample')}
          maxLength={200}
          defaultValue={answer.text('search') ?? search.search}
          error={answer.error('search')}
          fieldClassName={styles.full}
        />
      )}
      <AlertPlace {...{ id, t, search, answer, places }} hidden={hidden('city')} wide={hidden('range')} />
      {hidden('range') ? (
        <input type="hidden" name="distance" value={chosen} />
      ) : (
        <SelectField
          id={fieldId('distance')}
          name="distance"
          label={t('fields.range')}
          options={offered.map((one) => ({ value: String(one), label: format.distance(one) }))}
          defaultValue={distance}
          error={answer.error('distance')}
        />
      )}
      {props.filters ?? <AlsoSearched {...{ id, t, alert, answer }} />}
      {hidden('frequency') ? (
        <input type="hidden" name="frequency" value={frequency} />
      ) : (
        <SelectField
          id={fieldId('frequency')}
          name="frequency"
          label={t('fields.frequency')}
          options={alert.frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          defaultValue={answer.text('frequency') ?? frequency}
          error={answer.error('frequency')}
          fieldClassName={withEmail ? undefined : styles.full}
        />
      )}
      {withEmail && (
        <TextField
          id={fieldId('email')}
          name="email"
          type="email"
          autoComplete="email"
          label={t('form.email')}
          required
          maxLength={254}
          defaultValue={answer.text('email')}
          error={answer.error('email')}
          fieldClassName={hidden('frequency') ? styles.full : undefined}
        />
      )}
      <div className={styles.sendRow}>
        <Button busy={busy} className={styles.send}>
          {submit}
        </Button>
        {props.beside}
      </div>
    </>
  );
}
