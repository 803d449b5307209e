import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { FieldError } from '@boardwright/ui/field';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { TextField } from '@boardwright/ui/text-field';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import type { ResumePart } from './resume-props.ts';
import { stepAddress } from './resume-address.ts';
import type { VisibilityData } from './resume-data.ts';
import { ResumeForm } from './resume-form.tsx';
import styles from './resume-form.module.css';

/** For whom the resume is there (see docs/decisions, 'Who sees a resume'). */
export function VisibilityForm(props: ResumePart<VisibilityData>) {
  const { data, t } = props;
  const isLong = data.company !== '' || data.meta.total > data.clients.length;
  return (
    <ResumeForm
      panel={props}
      action="saveVisibility"
      title={t('form.visibility.title')}
      text={t('form.visibility.text')}
      revision={data.revision}
      before={isLong && <CompanySearch {...props} />}
    >
      {(answer) => (
        <Panel>
          <ChoiceGroup
            id="resume-visibility"
            name="visibility"
            legend={t('form.visibility.legend')}
            options={(['everybody', 'except', 'only'] as const).map((value) => ({
              value,
              label: t(`form.visibility.${value}`),
            }))}
            defaultValue={[answer.text('visibility') ?? data.visibility]}
            stacked
          />
          <Companies {...props} answer={answer} />
        </Panel>
      )}
    </ResumeForm>
  );
}

/** Only while some are to be ticked; a browser that cannot tell shows them always. */
function Companies({ data, t, answer }: ResumePart<VisibilityData> & { readonly answer: FormResponse }) {
  const error = answer.error('client_ids');
  return (
    <fieldset className={styles.companies}>
      <legend>{t('form.visibility.companies')}</legend>
      {data.clients.length === 0 && <p className={styles.soft}>{t('form.visibility.none')}</p>}
      <div className={styles.choices}>
        {data.clients.map(({ id, name, chosen }) => (
          <div key={id}>
            {/* What was listed and not ticked was unticked; what was not listed stays. */}
            <input type="hidden" name="listed" value={id} />
            <CheckField
              id={`resume-client-${id}`}
              name="client_ids"
              value={id}
              label={name}
              defaultChecked={answer.refused ? answer.ticked('client_ids', String(id)) : chosen}
              {...(error && { 'aria-invalid': true })}
            />
          </div>
        ))}
      </div>
      <FieldError id="resume-clients" error={error} />
    </fieldset>
  );
}

/** Narrows a long list of companies, by an address. */
function CompanySearch({ data, t, tab }: ResumePart<VisibilityData>) {
  const board = useBoard();
  return (
    <form action={board.path} className={styles.search} role="search">
      <input type="hidden" name="menuType" value={tab} />
      <input type="hidden" name="edit" value="visibility" />
      <TextField
        id="resume-company"
        name="company"
        type="search"
        label={t('form.visibility.search')}
        hint={t('form.visibility.searchHint')}
        defaultValue={data.company}
        maxLength={120}
      />
      <p className={styles.send}>
        <Button variant="secondary">{t('form.visibility.go')}</Button>
        {data.company !== '' && (
          <LinkButton href={stepAddress(board, 'visibility')} variant="plain">
            {t('form.visibility.all')}
          </LinkButton>
        )}
      </p>
    </form>
  );
}
