import { useRef } from 'react';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { lookUp } from '../../../page/forms/look-up.ts';
import { classNames } from '@boardwright/ui/class-names';
import { Combobox } from '@boardwright/ui/combobox';
import { Field } from '@boardwright/ui/field';
import { fieldClasses } from '@boardwright/ui/field-classes';
import { fieldWiring } from '@boardwright/ui/field-wiring';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../../board/board-context.ts';
import type { JobSearch } from '../../../search/job-search.ts';
import type { PlaceOption } from '../../../search/place-look-up.ts';
import styles from './alerts.module.css';
import type { AlertKey } from './alert.messages.ts';

export interface AlertPlaceProps {
  /** The block's number. */
  readonly id: number;
  readonly places: string;
  readonly t: Translate<AlertKey>;
  readonly search: JobSearch;
  readonly answer: FormResponse;
  readonly hidden: boolean;
  readonly wide: boolean;
}

/**
 * Where. A chosen place brings its point along, named by the place it is of: a place typed over it without scripts is
 * looked up by the API instead.
 */
export function AlertPlace({ id, places, t, search, answer, hidden, wide }: AlertPlaceProps) {
  const board = useBoard();
  const lat = useRef<HTMLInputElement>(null);
  const lon = useRef<HTMLInputElement>(null);
  const pointOf = useRef<HTMLInputElement>(null);
  const inputId = `alert-${id}-city`;
  const city = answer.text('city') ?? search.location_name ?? '';
  const error = answer.error('city');
  const hold = ({ label, lat: y, lon: x }: PlaceOption): void => {
    if (lat.current) lat.current.value = String(y);
    if (lon.current) lon.current.value = String(x);
    if (pointOf.current) pointOf.current.value = label;
  };
  const point = (
    <>
      <input ref={lat} type="hidden" name="lat" defaultValue={answer.text('lat') ?? search.lat} />
      <input ref={lon} type="hidden" name="lon" defaultValue={answer.text('lon') ?? search.lon} />
      <input
        ref={pointOf}
        type="hidden"
        name="point_of"
        defaultValue={answer.text('point_of') ?? search.location_name}
      />
    </>
  );
  if (hidden) {
    return (
      <>
        <input type="hidden" name="city" value={city} />
        {point}
      </>
    );
  }
  return (
    <Field
      id={inputId}
      label={t('fields.city')}
      error={error}
      className={classNames(styles.place, wide && styles.full)}
    >
      <Combobox<PlaceOption>
        {...fieldWiring({ id: inputId, error })}
        id={inputId}
        name="city"
        className={fieldClasses.input}
        value={city}
        maxLength={120}
        placeholder={t('fields.cityExample')}
        listLabel={t('fields.places')}
        announce={(count) => t('fields.placesFound', { count })}
        find={(typed, signal) =>
          lookUp<PlaceOption>({ path: board.path, id, action: places }, { location: typed }, signal)
        }
        onChoose={hold}
      />
      {point}
    </Field>
  );
}
