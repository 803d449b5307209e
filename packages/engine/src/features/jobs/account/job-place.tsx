import { useRef } from 'react';
import { lookUp } from '../../../page/forms/look-up.ts';
import { useBoard } from '../../../board/board-context.ts';
import type { PlaceOption } from '../../../search/place-look-up.ts';
import { Combobox } from '@boardwright/ui/combobox';
import { Field } from '@boardwright/ui/field';
import { fieldClasses } from '@boardwright/ui/field-classes';
import { fieldWiring } from '@boardwright/ui/field-wiring';
import type { JobPartProps } from './job-fields.ts';
import styles from './job-form.module.css';

/**
 * Where. A chosen place brings its point along, named by the place it is of: a place typed over it without scripts is
 * looked up by the API instead.
 */
export function JobPlace({ id: block, tab, t, fields }: JobPartProps) {
  const board = useBoard();
  const lat = useRef<HTMLInputElement>(null);
  const lon = useRef<HTMLInputElement>(null);
  const pointOf = useRef<HTMLInputElement>(null);
  const { id, name, label, defaultValue, error } = fields.field('location_name');
  const hint = t('form.placeHint');
  const hold = (place: PlaceOption): void => {
    if (lat.current) lat.current.value = String(place.lat);
    if (lon.current) lon.current.value = String(place.lon);
    if (pointOf.current) pointOf.current.value = place.label;
    // A choice is no typing: whoever follows the form is notified. The field has its words a moment later.
    setTimeout(() => pointOf.current?.dispatchEvent(new Event('input', { bubbles: true })));
  };
  return (
    <Field {...{ id, label, error, hint }} className={styles.place}>
      <Combobox<PlaceOption>
        {...fieldWiring({ id, error, hint })}
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
      <input ref={lat} type="hidden" name="lat" defaultValue={fields.text('lat')} />
      <input ref={lon} type="hidden" name="lon" defaultValue={fields.text('lon')} />
      <input ref={pointOf} type="hidden" name="point_of" defaultValue={fields.text('point_of')} />
    </Field>
  );
}
