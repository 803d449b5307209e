import Lock from 'lucide-react/icons/lock';
import MapPin from 'lucide-react/icons/map-pin';
import { useRef } from 'react';
import { lookUp } from '../../page/forms/look-up.ts';
import { useScriptsRun } from '../../page/forms/use-scripts-run.ts';
import { useBoard } from '../../board/board-context.ts';
import { withoutPlace } from '../../search/job-search.ts';
import type { PlaceOrAreaOption } from '../../search/place-look-up.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Combobox } from '@boardwright/ui/combobox';
import { SearchField, type SearchFieldContext } from './search-field.tsx';

interface PlaceFieldProps extends SearchFieldContext {
  /** The place that the page's job list fixes. */
  readonly fixed: string;
  /** Jobs may be looked for in a whole area. */
  readonly areas: boolean;
}

/**
 * Where one looks. A chosen place brings its coordinates along; a place only typed is looked up on the server, and
 * typing on forgets the coordinates of what was chosen before.
 */
export function PlaceField({ id, path, here, search, t, submit, fixed, areas }: PlaceFieldProps) {
  const board = useBoard();
  const lat = useRef<HTMLInputElement>(null);
  const lon = useRef<HTMLInputElement>(null);
  // Without scripts nobody forgets the point when another place is typed: then the name alone is sent.
  const stored = useScriptsRun();
  const inputId = `search-${id}-place`;
  const value = search.location_name ?? '';
  const holdPoint = (point?: PlaceOrAreaOption): void => {
    if (lat.current) lat.current.value = String(point?.lat ?? '');
    if (lon.current) lon.current.value = String(point?.lon ?? '');
  };
  if (fixed) {
    return (
      <SearchField id={inputId} icon={Lock} label={t('place')}>
        <input
          id={inputId}
          name="location_name"
          value={fixed}
          readOnly
          aria-describedby={`search-${id}-locked`}
        />
      </SearchField>
    );
  }
  const onClear = (): void => {
    const input = document.getElementById(inputId) as HTMLInputElement | null;
    if (input) input.value = '';
    holdPoint();
    input?.focus();
    if (here && value) submit();
  };
  const href = here || value ? path + writeSearchAddress({ ...withoutPlace(search), page: 1 }) : board.path;
  // Hidden fields are drawn anew with another search: what a script wrote into them must not outlive it.
  const point = `${search.lat},${search.lon},${value}`;
  return (
    <SearchField
      id={inputId}
      icon={MapPin}
      label={t('place')}
      clear={{ label: t('clearPlace'), href, onClear }}
    >
      <Combobox<PlaceOrAreaOption>
        id={inputId}
        name="location_name"
        value={value}
        maxLength={120}
        placeholder={t('placeExample')}
        enterKeyHint="search"
        listLabel={t('places')}
        announce={(count) => t('found', { count })}
        find={(typed, signal) =>
          lookUp(
            { path: board.path, id, action: areas ? 'placesAndAreas' : 'places' },
            { location: typed },
            signal,
          )
        }
        onType={() => holdPoint()}
        onChoose={holdPoint}
      />
      <input
        key={`lat ${point}`}
        ref={lat}
        type="hidden"
        name="lat"
        defaultValue={search.lat}
        disabled={!stored}
      />
      <input
        key={`lon ${point}`}
        ref={lon}
        type="hidden"
        name="lon"
        defaultValue={search.lon}
        disabled={!stored}
      />
    </SearchField>
  );
}
