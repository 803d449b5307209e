import { useRef } from 'react';
import { lookUp } from '../../../page/forms/look-up.ts';
import { useBoard } from '../../../board/board-context.ts';
import type { PlaceOption } from '../../../search/place-look-up.ts';
import { Combobox } from '@boardwright/ui/combobox';
import { Field } from '@boardwright/ui/field';
import { fieldClasses } from '@boardwright/ui/field-classes';
import { fieldWiring } from '@boardwright/ui/field-wiring';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { ResumeKey } from './resume.messages.ts';
import styles from './resume-form.module.css';

interface ResumePlaceProps extends Pick<PanelProps<unknown, never, ResumeKey>, 'id' | 'tab' | 't'> {
  readonly field: {
    readonly id: string;
    readonly name: string;
    readonly label: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
  /** What stands in the hidden fields of the point. */
  readonly point: (name: 'lat' | 'lon' | 'point_of') => string;
}

/**
 * Where somebody lives. A chosen place brings its point along, named by the place it is of: a place typed over it is
 * looked up by the API instead.
 */
export function ResumePlace({ id: block, tab, t, field, point }: ResumePlaceProps) {
  const board = useBoard();
  const lat = useRef<HTMLInputElement>(null);
  const lon = useRef<HTMLInputElement>(null);
  const pointOf = useRef<HTMLInputElement>(null);
  const { id, name, label, defaultValue, error } = field;
  const hold = (place: PlaceOption): void => {
    if (lat.current) lat.current.value = String(place.lat);
    if (lon.current) lon.current.value = String(place.lon);
    if (pointOf.current) pointOf.current.value = place.label;
  };
  return (
    <Field {...{ id, label, error }} className={styles.place}>
      <Combobox<PlaceOption>
        {...fieldWiring({ id, error })}
        id={id}
        name={name}
        className={fieldClasses.input}
        value={defaultValue}
        maxLength={120}
        placeholder={t('form.placeExample')}
        listLabel={t('form.places')}
        announce={(count) => t('form.placesFound', { count })}
        find={(typed, signal) =>
          lookUp<PlaceOption>(
            { path: board.path, id: block, action: `${tab}.places` },
            { location: typed },
            signal,
          )
        }
        onChoose={hold}
      />
      <input ref={lat} type="hidden" name="lat" defaultValue={point('lat')} />
      <input ref={lon} type="hidden" name="lon" defaultValue={point('lon')} />
      <input ref={pointOf} type="hidden" name="point_of" defaultValue={point('point_of')} />
    </Field>
  );
}
