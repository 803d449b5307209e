import { FormMessage } from '../../../page/forms/form-message.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { FieldError } from '@boardwright/ui/field';
import { FilterDisclosure } from '@boardwright/ui/filter-disclosure';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { TextField } from '@boardwright/ui/text-field';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { type FieldsProps, WhoPart, TextsPart } from './organisation-fields.tsx';
import { OrganisationPlace } from './organisation-place.tsx';
import { organisationAddress, organisationsAddress } from './organisations-address.ts';
import type { OrganisationFormData } from './organisations.load.ts';
import type { OrganisationsPart } from './organisations-props.ts';
import styles from './organisations.module.css';

/** The fields of an organisation, new or to be changed. */
export function OrganisationForm(props: OrganisationsPart<OrganisationFormData>) {
  const { data, t } = props;
  const { organisation } = data;
  const board = useBoard();
  const back = organisation
    ? organisationAddress(board, organisation.id)
    : organisationsAddress(board, { search: '', page: 1 });
  const title = organisation ? t('form.editTitle', { name: organisation.name }) : t('form.newTitle');
  return (
    <section aria-labelledby="organisation-form-title">
      <BackLink href={back}>{organisation?.name ?? t('back')}</BackLink>
      <h2 id="organisation-form-title" className={styles.formTitle}>
        {title}
      </h2>
      <PanelForm panel={props} action="save" label={title} className={styles.form}>
        {({ answer, busy }) => (
          <>
            <FormMessage id="organisation-message" answer={answer} check={t('form.check')} />
            {organisation && (
              <>
                <input type="hidden" name="id" value={organisation.id} />
                <input
                  type="hidden"
                  name="revision"
                  value={answer.text('revision') ?? organisation.revision}
                />
              </>
            )}
            <WhoPart {...props} answer={answer} />
            <TextsPart {...props} answer={answer} />
            <ReachedPart {...props} answer={answer} />
            <SegmentsPart {...props} answer={answer} />
            <LinksPart {...props} answer={answer} />
            <VisibilityPart {...props} answer={answer} />
            <p className={styles.ways}>
              <Button busy={busy}>{t('form.save')}</Button>
              <LinkButton href={back} variant="plain">
                {t('cancel')}
              </LinkButton>
            </p>
          </>
        )}
      </PanelForm>
    </section>
  );
}

function ReachedPart(props: FieldsProps) {
  const { data, t, answer } = props;
  const field = (name: 'email' | 'phone') => ({
    id: `organisation-${name}`,
    name,
    label: t(`form.fields.${name}`),
    optional: true,
    defaultValue: answer.text(name) ?? data.organisation?.[name] ?? '',
    error: answer.error(name),
  });
  return (
    <Panel title={t('form.parts.where')} titleId="organisation-part-where" level={3}>
      <div className={styles.fields}>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
        <OrganisationPlace {...props} />
      </div>
    </Panel>
  );
}

function SegmentsPart({ data, t, answer }: FieldsProps) {
  const { groups, organisation } = data;
  if (groups.length === 0) return null;
  const isChosen = (id: number) =>
    answer.refused
      ? answer.ticked('organisation_segments', String(id))
      : organisation?.organisation_segments.includes(id) === true;
  return (
    <Panel title={t('form.parts.segments')} titleId="organisation-part-segments" level={3}>
      {groups.map(({ key, name, items }) => {
        const count = items.filter(({ id }) => isChosen(id)).length;
        return (
          <FilterDisclosure
            key={key}
            title={count > 0 ? `${name}, ${t('form.chosen', { count })}` : name}
            open={count > 0}
            label={name}
          >
            <div className={styles.choices}>
              {items.map(({ id, name: label }) => (
                <CheckField
                  key={id}
                  id={`organisation-segment-${id}`}
                  name="organisation_segments"
                  value={id}
                  label={label}
                  defaultChecked={isChosen(id)}
                />
              ))}
            </div>
          </FilterDisclosure>
        );
      })}
      <FieldError id="organisation-segments" error={answer.error('organisation_segments')} />
    </Panel>
  );
}

function LinksPart({ data, t, answer }: FieldsProps) {
  return (
    <Panel title={t('form.parts.links')} titleId="organisation-part-links" level={3}>
      <div className={styles.fields}>
        {data.socialTypes.map((type) => (
          <TextField
            key={type}
            id={`organisation-${type}`}
            name={`socials_${type}`}
            label={t(`form.socials.${type}`)}
            optional
            inputMode="url"
            maxLength={data.limits.line}
            defaultValue={answer.text(`socials_${type}`) ?? data.organisation?.socials[type] ?? ''}
            error={answer.error(`socials_${type}`)}
          />
        ))}
      </div>
    </Panel>
  );
}

function VisibilityPart({ data, t, answer }: FieldsProps) {
  const { organisation, boardId, boardName } = data;
  const isActive = organisation?.active ?? true;
  const isVisible = organisation?.job_board_ids.includes(boardId) ?? true;
  return (
    <Panel title={t('form.parts.visible')} titleId="organisation-part-visible" level={3}>
      <CheckField
        id="organisation-active"
        name="active"
        value="1"
        label={t('form.active')}
        defaultChecked={answer.refused ? answer.ticked('active') : isActive}
      />
      <CheckField
        id="organisation-visible"
        name="visible"
        value="1"
        label={t('form.visible', { board: boardName })}
        defaultChecked={answer.refused ? answer.ticked('visible') : isVisible}
      />
    </Panel>
  );
}
