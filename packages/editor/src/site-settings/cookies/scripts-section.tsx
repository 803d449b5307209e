import { cookieScriptsKey } from '@boardwright/blocks-schema';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useEditorT } from '../../editor-messages.tsx';
import { Unchecked } from '../../panel/unchecked.tsx';
import { useValidator } from '../../panel/use-validator.ts';
import { FieldContext } from '../../widgets/control.ts';
import { NamedControlsContext, type Place } from '../../widgets/form-place.ts';
import { SettingForm } from '../../widgets/setting-form.tsx';
import { SectionHead } from '../section-head.tsx';
import { scriptControls } from './script-field.tsx';
import type { Scripts } from './script-changes.ts';
import { scriptsDraft, useCookieScripts } from './use-cookie-scripts.ts';
import { useScriptsForm } from './use-scripts-form.ts';
import styles from './scripts-section.module.css';

const id = 'cookie-scripts';

/** The scripts that wait for consent (specification §3 'Cookie script tab'), in the order in which the site prints them. */
export function ScriptsSection() {
  const t = useEditorT();
  const { scripts, isDraft, problems, refused, write, flush } = useCookieScripts();
  const { node, ui } = useScriptsForm();
  const { isMissing } = useValidator(cookieScriptsKey);
  const message = isDraft ? t('fields.notSaved') : refused;
  const place = useMemo(
    (): Place => ({ blockKey: 'site', name: scriptsDraft, pointer: '', problems, refused: {} }),
    [problems],
  );
  const around = useMemo(
    () => ({
      blockKey: 'site',
      name: scriptsDraft,
      label: '',
      labelId: 'section-title',
      describedBy: message === undefined ? undefined : `${id}-message`,
      invalid: message !== undefined,
    }),
    [message],
  );
  return (
    <>
      <SectionHead section="scripts" />
      {isMissing ? <Unchecked schemaKey={cookieScriptsKey} /> : null}
      {message === undefined ? null : (
        <p id={`${id}-message`} className={styles.failed} role="alert">
          <CircleAlert size={13} strokeWidth={2} aria-hidden />
          {message}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed is stored as soon as the field is left */}
      <div onBlur={flush}>
        <FieldContext value={around}>
          <NamedControlsContext value={scriptControls}>
            <SettingForm
              id={id}
              value={scripts}
              schema={node}
              ui={ui}
              place={place}
              onChange={(next) => write(next as Scripts)}
            />
          </NamedControlsContext>
        </FieldContext>
      </div>
    </>
  );
}
