import { useCallback } from 'react';
import list from '../../lists/list.module.css';
import { Reading } from '../../lists/reading.tsx';
import { Section } from '../../lists/section.tsx';
import { useMoment } from '../../lists/use-day.ts';
import { useFound } from '../../lists/use-found.ts';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { useLegalApi } from './legal-api.ts';
import styles from './legal.module.css';

interface LegalVersionsProps {
  /** The one that is read; undefined: what would be published now. */
  readonly open: number | undefined;
  readonly onOpen: (id: number | undefined) => void;
}

/** Every version that visitors could read. */
export function LegalVersions({ open, onOpen }: LegalVersionsProps) {
  const t = useContentMessages();
  const api = useLegalApi();
  const moment = useMoment();
  const state = useFound(useCallback(() => api.versions(), [api]));
  return (
    <Section title={t('legal.versions.title')} about={t('legal.versions.about')}>
      <Reading state={state}>
        {(versions) =>
          versions.length === 0 ? (
            <p className={list.none}>{t('legal.versions.none')}</p>
          ) : (
            <ul className={styles.versions} data-reads>
              {versions.map(({ id, published_at: at, by }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={controls.link}
                    aria-label={t('legal.versions.open', { moment: moment(at) })}
                    aria-pressed={id === open}
                    onClick={() => onOpen(id === open ? undefined : id)}
                  >
                    {moment(at)}
                  </button>
                  {by ? <small>{t('legal.versions.by', { name: by })}</small> : null}
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </Section>
  );
}
