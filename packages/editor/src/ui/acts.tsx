import { createContext, type ReactNode, useContext } from 'react';
import styles from './acts.module.css';

/** Whether who is logged in does something in what is drawn below, or only sees it. A workspace says so once. */
export const ActsContext = createContext(true);

/** For what is more than a button: whether something can be done here. */
export const useActs = (): boolean => useContext(ActsContext);

/** Buttons that change something: they are absent where one only sees. */
export function Acts({ children }: { readonly children: ReactNode }) {
  return useActs() ? children : null;
}

/** Fields that are filled in, or only read where one only sees. */
export function ActsFields({ children }: { readonly children: ReactNode }) {
  if (useActs()) return children;
  return (
    <fieldset disabled className={styles.fields}>
      {children}
    </fieldset>
  );
}
