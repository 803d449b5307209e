import type { SettingsOf, passwordForgot } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../define-block.ts';
import styles from './password-forgot.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function PasswordForgot({ settings, t }: BlockProps<SettingsOf<typeof passwordForgot>>) {
  return (
    <section className={`section ${styles['block']}`}>
      <div className="container">
        <h2>{settings.title || t('heading')}</h2>
      </div>
    </section>
  );
}
