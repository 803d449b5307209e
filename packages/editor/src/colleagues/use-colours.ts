import { useMemo } from 'react';
import { useWork } from '../block-actions/work.tsx';
import { type Colleague, coloursOf } from '../model/colleague.ts';
import styles from './colleague-colours.module.css';

/** How something of a person is coloured: its class and what says which colour. */
interface Coloured {
  readonly className: string | undefined;
  readonly 'data-colour': number | undefined;
}

/** The colours of all who are in the editor. @returns goes on an element of which `className` is its other class */
export function useColours(): (colleague: Colleague, className: string | undefined) => Coloured {
  const colleagues = useWork((state) => state.colleagues);
  return useMemo(() => {
    const colours = coloursOf(colleagues);
    return ({ user }, className) => ({
      className: `${styles.coloured} ${className}`,
      'data-colour': colours.get(user),
    });
  }, [colleagues]);
}
