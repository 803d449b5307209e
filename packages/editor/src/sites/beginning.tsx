import { useId } from 'react';
import { type Beginning, BeginningDrawing, beginnings } from './beginning-drawing.tsx';
import styles from './beginning.module.css';
import { useSitesMessages } from './use-sites-messages.ts';

interface BeginningChoiceProps {
  readonly chosen: Beginning;
  readonly onChoose: (beginning: Beginning) => void;
}

/** What a site begins with, each drawn. */
export function BeginningChoice({ chosen, onChoose }: BeginningChoiceProps) {
  const t = useSitesMessages();
  const name = useId();
  return (
    <fieldset className={styles.beginnings}>
      <legend>{t('beginning')}</legend>
      {beginnings.map((beginning) => (
        <label key={beginning} className={styles.card}>
          <BeginningDrawing of={beginning} />
          <span className={styles.words}>
            <input
              type="radio"
              name={name}
              value={beginning}
              checked={beginning === chosen}
              aria-describedby={`${name}-${beginning}`}
              onChange={() => onChoose(beginning)}
            />
            <b>{t(`begins.${beginning}`)}</b>
          </span>
          <small id={`${name}-${beginning}`}>{t(`begins.${beginning}About`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
