import { type Feed, feedSchedules } from '@boardwright/api-client/contract';
import { fixedRows, type FixedValue } from '../changes/fixed-values.ts';
import { weekdayName } from '../changes/feed-text.ts';
import { isMappingField } from '../changes/mapping-choices.ts';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { FeedFixed } from './feed-fixed.tsx';
import { FeedMappingTable } from './feed-mapping.tsx';
import { feedsAddress, feedsAnchor } from './feeds-address.ts';
import type { InspectedForm } from './feeds.actions.ts';
import type { FeedFormData } from './feeds.load.ts';
import type { FeedsScreen } from './feeds-screen.ts';
import type { FeedBody } from './read-feed-form.ts';
import styles from './feeds.module.css';

type FormProps = FeedsScreen<FeedFormData>;

function isInspected(data: unknown): data is InspectedForm {
  return typeof data === 'object' && data !== null && 'inspection' in data;
}

function bodyOf(feed: Feed | undefined): FeedBody {
  if (!feed)
    return { name: '', address: '', company: null, schedule: 'daily', time_of_day: '06:00', weekday: 1 };
  const { name, address, company, schedule, time_of_day, weekday, mapping } = feed;
  return { name, address, company, schedule, time_of_day, weekday, mapping };
}

/** The fixed values as they were sent, else as the feed has them. */
function rowsOf(answer: FormResponse, body: FeedBody): readonly FixedValue[] {
  const sent: FixedValue[] = [];
  for (let index = 0; answer.text(`fixed-value-${index}`) !== undefined; index += 1) {
    const field = answer.text(`fixed-field-${index}`) ?? '';
    const value = answer.text(`fixed-value-${index}`) ?? '';
    sent.push({ field: isMappingField(field) ? field : null, value });
  }
  return sent.length > 0 ? sent : fixedRows(body.mapping ?? {});
}

/** A feed's form: where it is, when it is read, and after a look at it what is read from where. */
export function FeedForm(props: FormProps) {
  const { data, t } = props;
  const { current } = data;
  const board = useBoard();
  return (
    <section id={feedsAnchor} className={styles.panel} aria-labelledby="feed-title">
      <BackLink href={feedsAddress(board)}>{t('title')}</BackLink>
      <h2 id="feed-title" className={styles.title}>
        {current ? current.name : t('add')}
      </h2>
      <PanelForm panel={props} action="keepFeed" className={styles.form} label={t('add')}>
        {({ answer, result, busy }) => {
          const found = result?.ok && isInspected(result.data) ? result.data : undefined;
          const body = found?.body ?? bodyOf(current);
          const mapping = answer.text('mapping') ?? JSON.stringify(body.mapping ?? {});
          return (
            <>
              <FormMessage id="feed-message" answer={answer} check={t('check')} />
              <input type="hidden" name="id" value={current?.id ?? ''} />
              <input type="hidden" name="revision" value={current?.revision ?? ''} />
              <input type="hidden" name="mapping" value={mapping} />
              <Panel title={t('form.what')} titleId="feed-what" level={3}>
                <div className={styles.fields}>
                  <TextField
                    name="name"
                    id="feed-name"
                    label={t('form.name')}
                    hint={t('form.nameHint')}
                    required
                    maxLength={80}
                    autoComplete="off"
                    defaultValue={answer.text('name') ?? body.name}
                    error={answer.error('name')}
                  />
                  <TextField
                    name="company"
                    id="feed-company"
                    label={t('form.company')}
                    hint={t('form.companyHint')}
                    optional
                    maxLength={150}
                    autoComplete="organization"
                    defaultValue={answer.text('company') ?? body.company ?? ''}
                    error={answer.error('company')}
                  />
                  <TextField
                    name="address"
                    id="feed-address"
                    fieldClassName={styles.across}
                    label={t('form.address')}
                    hint={t('form.addressHint')}
                    type="url"
                    inputMode="url"
                    required
                    maxLength={2000}
                    autoComplete="off"
                    defaultValue={answer.text('address') ?? body.address}
                    error={answer.error('address')}
                  />
                </div>
                <Button name="step" value="inspect" variant="secondary" size="small" busy={busy}>
                  {t(found ? 'form.inspectAgain' : 'form.inspect')}
                </Button>
              </Panel>
              {found && (
                <FeedMappingTable
                  key={JSON.stringify(found.inspection.paths)}
                  inspection={found.inspection}
                  item={body.mapping?.item ?? ''}
                  t={t}
                />
              )}
              {!found && <input type="hidden" name="item" value={body.mapping?.item ?? ''} />}
              {(found ?? current ?? answer.text('fixed-value-0')) !== undefined && (
                <FeedFixed rows={rowsOf(answer, body)} answer={answer} t={t} />
              )}
              <Schedule body={body} answer={answer} t={t} />
              <p className={styles.ways}>
                <Button name="step" value="save" busy={busy}>
                  {t('save')}
                </Button>
                <LinkButton href={feedsAddress(board)} variant="plain">
                  {t('cancel')}
                </LinkButton>
              </p>
            </>
          );
        }}
      </PanelForm>
    </section>
  );
}

interface ScheduleProps extends Pick<FormProps, 't'> {
  readonly body: FeedBody;
  readonly answer: FormResponse;
}

function Schedule({ body, answer, t }: ScheduleProps) {
  const { locale } = useBoard();
  const days = [1, 2, 3, 4, 5, 6, 7];
  return (
    <Panel title={t('form.when')} titleId="feed-when" level={3}>
      <div className={styles.times}>
        <SelectField
          name="schedule"
          id="feed-schedule"
          label={t('form.schedule')}
          options={feedSchedules.map((value) => ({ value, label: t(`schedules.${value}`) }))}
          defaultValue={answer.text('schedule') ?? body.schedule}
        />
        <TextField
          name="time_of_day"
          id="feed-time"
          label={t('form.time')}
          type="time"
          required
          defaultValue={answer.text('time_of_day') ?? body.time_of_day}
          error={answer.error('time_of_day')}
        />
        <SelectField
          name="weekday"
          id="feed-weekday"
          label={t('form.weekday')}
          options={days.map((day) => ({ value: String(day), label: weekdayName(day, locale) }))}
          defaultValue={answer.text('weekday') ?? String(body.weekday ?? 1)}
        />
      </div>
      <p className={styles.soft}>{t('form.whenHint')}</p>
    </Panel>
  );
}
