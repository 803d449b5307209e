import { useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useBoard } from '../../board/board-context.ts';
import { hiddenSearchFields, parseSearchAddress, writeSearchAddress } from '../../search/search-address.ts';
import { Button } from '@boardwright/ui/button';
import { classNames } from '@boardwright/ui/class-names';
import { DistanceField } from './distance-field.tsx';
import { KeywordField, segmentsField } from './keyword-field.tsx';
import { PlaceField } from './place-field.tsx';
import { resultsPath } from './results-page.ts';
import styles from './search-bar.module.css';
import type { SearchJobProps } from './search-job-props.ts';

/** Fields this form has itself; the rest of a search on its own page goes along unseen. */
const ownFields = ['search', 'location_name', 'lat', 'lon', 'distance'];

/**
 * Keyword, place, distance: a plain GET form to the results page. With scripts it goes to the canonical address without
 * a full load.
 */
export function SearchBar(props: SearchJobProps) {
  const { id, settings, data, t } = props;
  const board = useBoard();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const path = resultsPath(settings.resultsPage, board);
  const here = path === board.path;
  const small = settings.height === 'small';
  const { fixed } = data;
  const forCandidates = settings.resultsPage === 'p-candidate-list';
  const field = { id, path, here, search: data.search, t, submit: () => form.current?.requestSubmit() };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(path + writeSearchAddress(searchOf(event.currentTarget)));
  };
  return (
    <form
      ref={form}
      className={classNames(styles.bar, small && styles.small)}
      role="search"
      aria-label={t('label')}
      action={path}
      onSubmit={onSubmit}
    >
      {here &&
        hiddenSearchFields(data.search, ownFields).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      <KeywordField {...field} fixed={fixed.search} />
      <PlaceField {...field} fixed={fixed.location_name} areas={!forCandidates} />
      {!settings.hideDistance && <DistanceField {...field} disabled={fixed.location_name !== ''} />}
      <Button variant="primary" className={styles.submit}>
        {small ? t('submitSmall') : t(forCandidates ? 'submitCandidates' : 'submit')}
      </Button>
      {(fixed.search || fixed.location_name) && (
        <p className={styles.locked} id={`search-${id}-locked`}>
          {lockedText(fixed, t)}
        </p>
      )}
    </form>
  );
}

/** What the form asks for. A suggestion that is a segment is searched for by its number instead of its name. */
function searchOf(form: HTMLFormElement) {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  if (query.get(segmentsField)) query.delete('search');
  for (const ids of query.getAll(segmentsField)) if (ids) query.append('in[segment_ids]', ids);
  return { ...parseSearchAddress(query).search, page: 1 };
}

function lockedText(fixed: SearchJobProps['data']['fixed'], t: SearchJobProps['t']): string {
  const which = fixed.search && fixed.location_name ? 'both' : fixed.search ? 'keyword' : 'place';
  const values = { search: fixed.search, place: fixed.location_name };
  return t(`locked.${which}`, values);
}
