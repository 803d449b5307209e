import { type Newsletter, subscriptionSources, subscriptionStates } from '@boardwright/api-client/contract';
import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import list from '../../lists/list.module.css';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { useNewsletterApi } from './newsletter-api.ts';
import { useSubscriberAddress } from './use-subscriber-address.ts';

interface SubscriberFiltersProps {
  readonly newsletters: readonly Newsletter[];
  readonly nameOf: (id: number) => string;
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly all: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

function Filter({ label, value, all, options, onChoose }: FilterProps) {
  return (
    <select
      className={`${form.input} ${list.filter}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{all}</option>
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** What the list of subscribers is narrowed by, and the file of those it shows who confirmed. */
export function SubscriberFilters({ newsletters, nameOf }: SubscriberFiltersProps) {
  const t = useContentMessages();
  const api = useNewsletterApi();
  const { languages } = useSiteLanguages();
  const { filter, show } = useSubscriberAddress();
  const [typed, setTyped] = useState(filter.search);
  const narrow = (change: Parameters<typeof show>[0]) => show({ ...change, list: undefined });
  return (
    <div className={list.bar} data-reads>
      <form
        role="search"
        className={list.find}
        onSubmit={(event) => {
          event.preventDefault();
          narrow({ find: typed.trim() });
        }}
      >
        <label htmlFor="find-subscriber" className={controls.unseen}>
          {t('newsletter.find')}
        </label>
        <Search size={14} strokeWidth={2} aria-hidden />
        <input
          id="find-subscriber"
          type="search"
          value={typed}
          maxLength={200}
          placeholder={t('newsletter.find')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={`${controls.button} ${controls.secondary}`}>
          {t('newsletter.search')}
        </button>
      </form>
      <Filter
        label={t('newsletter.newsletter')}
        value={filter.newsletter === undefined ? '' : String(filter.newsletter)}
        all={t('newsletter.every')}
        options={newsletters.map(({ id }) => [String(id), nameOf(id)])}
        onChoose={(newsletter) => narrow({ newsletter })}
      />
      <Filter
        label={t('newsletter.state')}
        value={filter.state === 'all' ? '' : filter.state}
        all={t('newsletter.states.all')}
        options={subscriptionStates.map((name) => [name, t(`newsletter.states.${name}`)])}
        onChoose={(state) => narrow({ state })}
      />
      <Filter
        label={t('newsletter.source')}
        value={filter.source ?? ''}
        all={t('newsletter.everySource')}
        options={subscriptionSources.map((name) => [name, t(`newsletter.sources.${name}`)])}
        onChoose={(source) => narrow({ source })}
      />
      {languages.length > 1 ? (
        <Filter
          label={t('newsletter.language')}
          value={filter.language ?? ''}
          all={t('newsletter.everyLanguage')}
          options={languages.map(({ code, name }) => [code, name])}
          onChoose={(language) => narrow({ language })}
        />
      ) : null}
      <a className={`${controls.button} ${controls.secondary}`} href={api.exportAddress(filter)} download>
        <Download size={14} aria-hidden />
        {t('newsletter.export')}
      </a>
    </div>
  );
}
