import { AddressList } from '../contacts/address-list.tsx';
import { PhoneList } from '../contacts/phone-list.tsx';
import { CompaniesList } from './companies-list.tsx';
import { CompanyForm } from './company-form.tsx';
import { PeopleList } from './people-list.tsx';
import styles from './client.module.css';
import type { ClientProps } from './client-props.ts';

/** The company one works for: what is known of it, its people, where it is reached, and one's other companies. */
export function ClientPanel(props: ClientProps) {
  return (
    <div className={styles.client}>
      <div className={styles.column}>
        <CompanyForm {...props} />
        <PeopleList {...props} />
      </div>
      <div className={styles.column}>
        <AddressList {...props} />
        <PhoneList {...props} />
        <CompaniesList {...props} />
      </div>
    </div>
  );
}
