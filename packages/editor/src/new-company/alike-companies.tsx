import type { CompanyAlike } from '@boardwright/api-client/contract';
import { useEffect, useId, useRef } from 'react';
import controls from '../ui/controls.module.css';
import styles from './new-company.module.css';
import { useNewCompanyMessages } from './use-new-company-messages.ts';

interface AlikeCompaniesProps {
  readonly companies: readonly CompanyAlike[];
  readonly act: 'open' | 'choose';
  readonly onChosen: (company: CompanyAlike) => void;
}

/** The companies that may be the one that is added, and by what; the focus goes there, for they are read before. */
export function AlikeCompanies({ companies, act, onChosen }: AlikeCompaniesProps) {
  const t = useNewCompanyMessages();
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className={styles.alike} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('alike.title')}</h3>
      <p>{t('alike.about')}</p>
      <ul>
        {companies.map((company) => {
          const { id, name, state, by } = company;
          const words = [
            ...by.map((likeness) => t(`alike.by.${likeness}`)),
            ...(state === 'approved' ? [] : [t(`alike.state.${state}`)]),
          ];
          return (
            <li key={id}>
              <span>
                <b>{t('alike.named', { name, id })}</b>
                <small>{words.join(', ')}</small>
              </span>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => onChosen(company)}
              >
                {t(`alike.${act}`, { name })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
