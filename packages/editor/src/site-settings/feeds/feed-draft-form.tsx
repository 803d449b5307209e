import {
  type Feed,
  type FeedInspection,
  feedMappingFields,
  feedSchedules,
} from '@boardwright/api-client/contract';
import { type SubmitEvent, useState } from 'react';
import { weekdayName } from '@boardwright/engine/feed-text';
import {
  chooseMapping,
  isMappingField,
  type PathChoice,
  storedMapping,
  visibleChoices,
} from '@boardwright/engine/mapping-choices';
import { fixedProblem, fixedRows, type FixedValue, withFixedValues } from '@boardwright/engine/fixed-values';
import controls from '../../ui/controls.module.css';
import fields from '../fields/setting-controls.module.css';
import { SettingRow } from '../setting-row.tsx';
import { type FeedDraft, useFeedApi } from './feed-api.ts';
import type { Act } from './feed-entry-props.ts';
import { FixedValues } from './fixed-values.tsx';
import { useFeedTongue } from './use-feeds.ts';
import styles from './feeds-section.module.css';

interface FeedDraftFormProps {
  /** Undefined for a new one. */
  readonly feed: Feed | undefined;
  readonly act: Act;
  readonly onClose: () => void;
}

function draftOf(feed: Feed | undefined): FeedDraft {
  if (!feed)
    return { name: '', address: '', company: null, schedule: 'daily', time_of_day: '06:00', weekday: 1 };
  const { name, address, company, schedule, time_of_day, weekday, mapping } = feed;
  return { name, address, company, schedule, time_of_day, weekday, mapping };
}

/** Where a feed is, when it is read, and after a look at it what is read from where. */
export function FeedDraftForm({ feed, act, onClose }: FeedDraftFormProps) {
  const api = useFeedApi();
  const { t, locale } = useFeedTongue();
  const [draft, setDraft] = useState(() => draftOf(feed));
  const [found, setFound] = useState<FeedInspection | undefined>(undefined);
  const [choices, setChoices] = useState<readonly PathChoice[]>([]);
  const [fixed, setFixed] = useState<readonly FixedValue[]>(() => fixedRows(draft.mapping ?? {}));
  const id = `feed-${feed?.id ?? 'new'}`;
  const change = (part: Partial<FeedDraft>) => setDraft({ ...draft, ...part });
  const chosen = (): FeedDraft => ({
    ...draft,
    mapping: withFixedValues(
      chooseMapping(
        draft.mapping ?? {},
        storedMapping(draft.mapping?.item ?? '', found?.item ?? null),
        choices,
      ),
      fixed,
    ),
  });
  const refuseFixed = (): void => {
    const problem = fixedProblem(fixed, t);
    // Policy: the section says it, as what the server says.
    if (problem) throw new Error(problem.sentence);
  };
  const inspect = async (): Promise<void> => {
    refuseFixed();
    const asked = chosen();
    const inspection = await api.inspect(asked);
    setDraft(asked);
    setFound(inspection);
    setChoices(visibleChoices(inspection));
  };
  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isStored = await act(async () => {
      refuseFixed();
      await api.save(chosen(), feed);
    });
    if (isStored) onClose();
  }
  const text = (name: 'name' | 'address' | 'company', type: 'text' | 'url') => (
    <SettingRow id={`${id}-${name}`} title={t(`form.${name}`)} hint={t(`form.${name}Hint`)}>
      <input
        id={`${id}-${name}`}
        type={type}
        className={fields.input}
        value={draft[name] ?? ''}
        autoComplete="off"
        aria-describedby={`${id}-${name}-about`}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </SettingRow>
  );
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {text('name', 'text')}
      {text('address', 'url')}
      {text('company', 'text')}
      <div className={styles.times}>
        <SettingRow id={`${id}-schedule`} title={t('form.schedule')}>
          <select
            id={`${id}-schedule`}
            className={fields.input}
            value={draft.schedule}
            onChange={(event) =>
              change({ schedule: feedSchedules.find((one) => one === event.target.value) ?? 'daily' })
            }
          >
            {feedSchedules.map((value) => (
              <option key={value} value={value}>
                {t(`schedules.${value}`)}
              </option>
            ))}
          </select>
        </SettingRow>
        <SettingRow id={`${id}-time`} title={t('form.time')}>
          <input
            id={`${id}-time`}
            type="time"
            className={fields.input}
            value={draft.time_of_day}
            onChange={(event) => change({ time_of_day: event.target.value })}
          />
        </SettingRow>
        {draft.schedule === 'weekly' ? (
          <SettingRow id={`${id}-weekday`} title={t('form.weekday')}>
            <select
              id={`${id}-weekday`}
              className={fields.input}
              value={draft.weekday}
              onChange={(event) => change({ weekday: Number(event.target.value) })}
            >
              {[1, 2, 3, 4, 5, 6, 7].map((day) => (
                <option key={day} value={day}>
                  {weekdayName(day, locale)}
                </option>
              ))}
            </select>
          </SettingRow>
        ) : null}
      </div>
      {found ? <Mapping id={id} found={found} choices={choices} onChoose={setChoices} /> : null}
      <FixedValues id={id} rows={fixed} onChange={setFixed} />
      <div className={styles.tools}>
        <button type="submit" className={`${controls.button} ${controls.primary}`}>
          {t('save')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => void act(inspect)}
        >
          {t('inspect')}
        </button>
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

interface MappingProps {
  readonly id: string;
  readonly found: FeedInspection;
  readonly choices: readonly PathChoice[];
  readonly onChoose: (choices: readonly PathChoice[]) => void;
}

function Mapping({ id, found, choices, onChoose }: MappingProps) {
  const { t } = useFeedTongue();
  const choose = (path: string, text: string) =>
    onChoose(
      choices.map((one) =>
        one.path === path ? { ...one, chosen: isMappingField(text) ? text : null } : one,
      ),
    );
  return (
    <fieldset className={styles.mapping}>
      <legend>
        {found.items === 0
          ? t('mapping.nothing')
          : t('mapping.found', { count: found.items, element: found.item ?? '' })}
      </legend>
      {found.missing.length > 0 ? (
        <p className={styles.problem}>
          {t('mapping.missing', { fields: found.missing.map((one) => t(`fields.${one}`)).join(', ') })}
        </p>
      ) : null}
      {found.paths.map(({ path, samples }, index) => (
        <div key={path} className={styles.path}>
          <label htmlFor={`${id}-path-${index}`}>
            <code>{path}</code> <span className={styles.facts}>{samples[0]}</span>
          </label>
          <select
            id={`${id}-path-${index}`}
            className={fields.input}
            value={choices.find((one) => one.path === path)?.chosen ?? ''}
            onChange={(event) => choose(path, event.target.value)}
          >
            <option value="">{t('mapping.unused')}</option>
            {feedMappingFields.map((field) => (
              <option key={field} value={field}>
                {t(`fields.${field}`)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
