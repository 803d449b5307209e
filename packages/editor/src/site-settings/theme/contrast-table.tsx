import { themePairs, type ThemeColours } from '@boardwright/ui/theme-contrast';
import { Check, TriangleAlert } from 'lucide-react';
import styles from './theme-section.module.css';
import { useThemeMessages } from './use-theme-messages.ts';

interface ContrastTableProps {
  readonly colours: ThemeColours;
}

/** Every pair of colours the site is read in, measured. */
export function ContrastTable({ colours }: ContrastTableProps) {
  const t = useThemeMessages();
  return (
    <table className={styles.contrast}>
      <thead>
        <tr>
          <th scope="col">{t('pair')}</th>
          <th scope="col">{t('variant')}</th>
          <th scope="col">{t('measured')}</th>
          <th scope="col">{t('asked')}</th>
        </tr>
      </thead>
      <tbody>
        {themePairs(colours).map(({ name, visitor, ink, ground, ratio, least }) => (
          <tr key={`${visitor}-${name}`}>
            <th scope="row">
              {t(`pairs.${name}`)}
              {visitor === 'employer' ? ` · ${t('employer')}` : ''}
            </th>
            <td>
              {/* What is no text is shown as an area: letters in it would be a pair that no page has. */}
              <span className={styles.pair} style={{ color: ink, backgroundColor: ground }} aria-hidden>
                {name === 'buttonEdge' ? <i style={{ backgroundColor: ink }} /> : 'Aa'}
              </span>
            </td>
            <td className={ratio >= least ? styles.good : styles.warn}>
              {ratio >= least ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
              {ratio.toFixed(1)} : 1{ratio >= least ? '' : ` · ${t('tooLow')}`}
            </td>
            <td>{least} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
