import { Eye, EyeOff } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useEdited, useEditor } from '../../page-editing/page-editing.react.tsx';
import { useFailures } from '../../page-editing/saving.react.tsx';
import { useEditorT } from '../../editor-messages.tsx';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import fields from '../fields/setting-controls.module.css';
import { Switch } from '../fields/switch.tsx';
import { SectionHead } from '../section-head.tsx';
import { appliedValue } from '../../model/setting-schema.ts';
import { SettingRow } from '../setting-row.tsx';
import { failuresOf, useSiteSetting, useSiteStep } from '../use-site-setting.ts';
import styles from './gate-section.module.css';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

/** Whether the site asks visitors for a password. It cannot be closed without one, nor lose it while closed. */
export function GateSection() {
  const t = useEditorT();
  const settingT = useSiteSettingMessages();
  const { dismiss } = useEditor();
  const step = useSiteStep();
  const gate = useSiteSetting('site_password_enabled');
  const isSet = useEdited(({ settings }) => settings['site_password_set'] === true);
  const isClosed = useEdited(({ settings }) => appliedValue(settings, 'site_password_enabled') === true);
  const refused = failuresOf(useFailures(), 'password');
  const [typed, setTyped] = useState('');
  const [isVisible, setIsVisible] = useState(false);
  const [missing, setMissing] = useState(false);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setMissing(typed === '');
    if (typed === '') return;
    for (const { uid } of refused) dismiss(uid);
    // That there is one shows at once; the server says so itself and never stores what it gets of it.
    step({ key: isSet ? 'passwordReplaced' : 'passwordSet' }, { password: typed, site_password_set: true });
    announce(settingT('gate.saved'));
    setTyped('');
    setIsVisible(false);
  }
  return (
    <>
      <SectionHead section="gate" />
      <div className={styles.fields}>
        <SettingRow
          id="setting-site_password_enabled"
          title={settingT('field.site_password_enabled.title')}
          hint={settingT(isSet || isClosed ? 'field.site_password_enabled.hint' : 'gate.passwordFirst')}
          problem={gate.problem}
          differs={gate.differs}
          inline
        >
          <Switch
            id="setting-site_password_enabled"
            checked={isClosed}
            disabled={!isSet && !isClosed}
            onChange={gate.set}
          />
        </SettingRow>
        <form className={styles.form} onSubmit={onSubmit}>
          <SettingRow
            id="setting-password"
            title={settingT(isSet ? 'gate.newPassword' : 'gate.password')}
            hint={settingT(isSet ? 'gate.hasPassword' : 'gate.noPassword')}
            problem={refused[0]?.reason ?? (missing ? settingT('gate.missing') : undefined)}
          >
            <span className={styles.password}>
              <input
                id="setting-password"
                type={isVisible ? 'text' : 'password'}
                className={fields.input}
                value={typed}
                autoComplete="new-password"
                aria-describedby="setting-password-about"
                onChange={(event) => {
                  setTyped(event.target.value);
                  setMissing(false);
                }}
              />
              <button
                type="button"
                className={controls.iconButton}
                aria-label={t(isVisible ? 'login.hide' : 'login.show')}
                onClick={() => setIsVisible(!isVisible)}
              >
                {isVisible ? <EyeOff size={15} aria-hidden /> : <Eye size={15} aria-hidden />}
              </button>
            </span>
          </SettingRow>
          <span className={styles.buttons}>
            <button type="submit" className={`${controls.button} ${controls.primary}`}>
              {settingT(isSet ? 'gate.replace' : 'gate.set')}
            </button>
            {isSet && !isClosed ? (
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => step({ key: 'passwordRemoved' }, { site_password_set: false }, ['password'])}
              >
                {settingT('gate.remove')}
              </button>
            ) : null}
          </span>
        </form>
      </div>
    </>
  );
}
