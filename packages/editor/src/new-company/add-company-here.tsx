import type { Company } from '@boardwright/api-client/contract';
import { useState } from 'react';
import controls from '../ui/controls.module.css';
import { useRight } from '../ui/admin-rights.ts';
import { AddCompanyDialog } from './add-company-dialog.tsx';
import styles from './new-company.module.css';
import { useNewCompanyApi } from './new-company-api.ts';
import { useNewCompanyMessages } from './use-new-company-messages.ts';

interface AddCompanyHereProps {
  /** How many were found by what. */
  readonly count: number;
  readonly search: string;
  readonly onThere: (company: Pick<Company, 'id' | 'name'>) => void;
}

/** Below a choice of a company: adds the one that is not there, for who may. What is added is chosen. */
export function AddCompanyHere({ count, search, onThere }: AddCompanyHereProps) {
  const t = useNewCompanyMessages();
  const api = useNewCompanyApi();
  const mayAdd = useRight('companies') === 'does';
  const [isAdding, setIsAdding] = useState(false);
  const lead = count > 0 ? 'other' : search === '' ? 'none' : 'unfound';
  if (!api || !mayAdd) return count > 0 ? null : <p className={styles.lead}>{t(`lead.${lead}`)}</p>;
  return (
    <>
      <p className={styles.lead}>
        {t(`lead.${lead}`)}
        <button type="button" className={controls.link} onClick={() => setIsAdding(true)}>
          {t('add')}
        </button>
      </p>
      {isAdding ? (
        <AddCompanyDialog
          api={api}
          name={count > 0 ? '' : search}
          act="choose"
          onClose={() => setIsAdding(false)}
          onThere={(company) => {
            setIsAdding(false);
            onThere(company);
          }}
        />
      ) : null}
    </>
  );
}
