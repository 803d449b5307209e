import { themePairs, type ThemeColours } from '@boardwright/ui/theme-contrast';
import { Check, TriangleAlert } from 'lucide-react';
import { useEditorT } from '../../editor-messages.tsx';
import styles from './theme-section.module.css';

interface ContrastTableProps {
  readonly colours: ThemeColours;
}

/** Every pair of colours the site is read in, measured. */
export function ContrastTable({ colours }: ContrastTableProps) {
  const t = useEditorT();
  return (
    <table className={styles.contrast}>
      <thead>
        <tr>
          <th scope="col">{t('siteSettings.theme.pair')}</th>
          <th scope="col">{t('siteSettings.theme.variant')}</th>
          <th scope="col">{t('siteSettings.theme.measured')}</th>
          <th scope="col">{t('siteSettings.theme.asked')}</th>
        </tr>
      </thead>
      <tbody>
        {themePairs(colours).map(({ name, visitor, ink, ground, ratio, least }) => (
          <tr key={`${visitor}-${name}`}>
            <th scope="row">
              {t(`siteSettings.theme.pairs.${name}`)}
              {visitor === 'employer' ? ` · ${t('siteSettings.theme.employer')}` : ''}
            </th>
            <td>
              {/* What is no text is shown as an area: letters in it would be a pair that no page has. */}
              <span className={styles.pair} style={{ color: ink, backgroundColor: ground }} aria-hidden>
                {name === 'buttonEdge' ? <i style={{ backgroundColor: ink }} /> : 'Aa'}
              </span>
            </td>
            <td className={ratio >= least ? styles.good : styles.warn}>
              {ratio >= least ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
              {ratio.toFixed(1)} : 1{ratio >= least ? '' : ` · ${t('siteSettings.theme.tooLow')}`}
            </td>
            <td>{least} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
