import { type ThemeSettings, themeVariables } from '@boardwright/ui/theme-variables';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import styles from './no-front-page.module.css';
import { useThemeMessages } from './use-theme-messages.ts';

interface NoFrontPageProps {
  readonly theme: ThemeSettings;
  readonly visitor: 'candidate' | 'employer';
}

/** Before there is a front page: a sketch of one in the logo, name and colours chosen so far, and what is missing. */
export function NoFrontPage({ theme, visitor }: NoFrontPageProps) {
  const t = useThemeMessages();
  const name = useEdited((site) => site.name);
  const logo = useEdited((site) => site.settings['logo']);
  return (
    <div className={styles.sheet} style={themeVariables(theme)} data-visitor={visitor}>
      <div className={styles.sketch} aria-hidden="true">
        <div className={styles.top}>
          {typeof logo === 'string' && logo !== '' ? (
            <img src={logo} alt="" />
          ) : name === '' ? (
            <i />
          ) : (
            <b>{name}</b>
          )}
          <i />
        </div>
        <div className={styles.lead}>
          <i />
          <i />
          <span />
        </div>
        <div className={styles.cards}>
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className={styles.words}>
        <h3>{t('noFrontPage')}</h3>
        <p>{t('noFrontPageHint')}</p>
      </div>
    </div>
  );
}
