import { useRef } from 'react';
import { lookUp } from '../../../page/forms/look-up.ts';
import { useBoard } from '../../../board/board-context.ts';
import type { PlaceOption } from '../../../search/place-look-up.ts';
import { Combobox } from '@boardwright/ui/combobox';
import { Field } from '@boardwright/ui/field';
import { fieldClasses } from '@boardwright/ui/field-classes';
import { fieldWiring } from '@boardwright/ui/field-wiring';
import type { FieldsProps } from './organisation-fields.tsx';
import styles from './organisations.module.css';

/**
 * Where its head office is. A chosen place brings its point along, named by the place it is of; one that is only typed
 * is looked up by the API.
 */
export function OrganisationPlace({ id: block, tab, t, data, answer }: FieldsProps) {
  const board = useBoard();
  const point = useRef<HTMLDivElement>(null);
  const stored = data.organisation?.location_hq ?? '';
  const id = 'organisation-location';
  const error = answer.error('location_hq');
  const hint = t('form.placeHint');
  const hold = (place: PlaceOption): void => {
    const held = { lat: String(place.lat), lon: String(place.lon), point_of: place.label };
    for (const [name, value] of Object.entries(held)) {
      const input = point.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input) input.value = value;
    }
  };
  return (
    <Field {...{ id, error, hint }} label={t('form.fields.location_hq')} optional className={styles.place}>
      <Combobox<PlaceOption>
        {...fieldWiring({ id, error, hint })}
        id={id}
        name="location_hq"
        className={fieldClasses.input}
        value={answer.text('location_hq') ?? stored}
        maxLength={120}
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
      <div ref={point} hidden>
        <input type="hidden" name="lat" defaultValue={answer.text('lat') ?? data.organisation?.lat ?? ''} />
        <input type="hidden" name="lon" defaultValue={answer.text('lon') ?? data.organisation?.lon ?? ''} />
        <input type="hidden" name="point_of" defaultValue={answer.text('point_of') ?? stored} />
      </div>
    </Field>
  );
}
