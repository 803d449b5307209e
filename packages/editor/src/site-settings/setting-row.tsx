import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import controls from '../ui/controls.module.css';
import styles from './setting-row.module.css';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

interface SettingRowProps {
  /** Of the control; `{id}-about` is what describes it. */
  readonly id: string;
  readonly title: string;
  readonly hint?: string | undefined;
  /** Why the last change was put back, or what is typed cannot be kept. */
  readonly problem?: string | undefined;
  readonly differs?: boolean;
  readonly onReset?: (() => void) | undefined;
  /** Right of the title: a language, a counter. */
  readonly aside?: ReactNode;
  /** Several controls under one title. */
  readonly grouped?: boolean;
  /** The control stands right of its title, as a switch does. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

/** A field: title with a dot where it differs from the default, the control, and one message at a time below. */
export function SettingRow(props: SettingRowProps) {
  const { id, title, hint, problem, differs = false, onReset, aside, grouped, inline, children } = props;
  const settingT = useSiteSettingMessages();
  const Root = grouped ? 'fieldset' : 'div';
  const Title = grouped ? 'legend' : 'label';
  return (
    <Root
      className={styles.row}
      data-inline={inline}
      data-problem={problem !== undefined}
      {...(grouped && { 'aria-describedby': `${id}-about` })}
    >
      <div className={styles.head}>
        {differs ? (
          <span className={styles.dot} title={settingT('differs')}>
            <span className={controls.unseen}>{settingT('differs')}</span>
          </span>
        ) : null}
        <Title id={`${id}-title`} className={styles.title} {...(grouped ? {} : { htmlFor: id })}>
          {title}
        </Title>
        <span className={styles.aside}>{aside}</span>
        {differs && onReset ? (
          <button
            type="button"
            className={styles.reset}
            aria-label={settingT('resetNamed', { field: title })}
            title={settingT('reset')}
            onClick={onReset}
          >
            <RotateCcw size={13} strokeWidth={2} aria-hidden />
          </button>
        ) : null}
      </div>
      <div className={styles.control}>{children}</div>
      <p id={`${id}-about`} className={styles.about} role={problem === undefined ? undefined : 'alert'}>
        {problem === undefined ? (
          hint
        ) : (
          <>
            <CircleAlert size={13} strokeWidth={2} aria-hidden /> {problem}
          </>
        )}
      </p>
    </Root>
  );
}
