import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useEdited, useEditor } from '../../page-editing/page-editing.react.tsx';
import { useFailures } from '../../page-editing/saving.react.tsx';
import type { CookieScript } from '@boardwright/blocks-schema';
import { useEditorT } from '../../editor-messages.tsx';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { SectionHead } from '../section-head.tsx';
import { ScriptForm } from './script-form.tsx';
import { afterRemoving, changedScript, movedScript, newScript, scriptsOf } from './script-list-changes.ts';
import { ScriptList } from './script-list.tsx';
import styles from './scripts-section.module.css';

/** The scripts that wait for consent (specification §3 'Cookie script tab'): list left, form right. */
export function ScriptsSection() {
  const t = useEditorT();
  const { act, newUid, dismiss, site } = useEditor();
  const stored = useEdited(({ cookieScripts }) => cookieScripts);
  const scripts = useMemo(() => scriptsOf(stored), [stored]);
  const [chosenId, setChosenId] = useState<string>();
  const adder = useRef<HTMLButtonElement>(null);
  const failed = useFailures().filter(({ commands }) =>
    commands.some(({ type }) => type === 'setCookieScripts'),
  );
  const chosen = scripts.find(({ id }) => id === chosenId) ?? scripts[0];

  const nameOf = (script: CookieScript): string =>
    script.name || t(`siteSettings.scripts.type.${script.type}`);
  function write(step: string, script: CookieScript, next: readonly CookieScript[]): void {
    for (const { uid } of failed) dismiss(uid);
    act({ key: step, values: { script: nameOf(script) } }, [{ type: 'setCookieScripts', scripts: next }]);
  }
  function add(): void {
    const script = newScript(newUid(), t('siteSettings.scripts.newName'));
    write('cookieScriptAdded', script, [...scripts, script]);
    setChosenId(script.id);
  }
  function move(id: string, to: number): void {
    const script = scripts.find((each) => each.id === id);
    if (!script || to < 0 || to >= scripts.length) return;
    write('cookieScriptMoved', script, movedScript(scripts, id, to));
    announce(
      t('siteSettings.scripts.moved', { name: nameOf(script), position: to + 1, count: scripts.length }),
    );
  }
  function remove(script: CookieScript): void {
    setChosenId(afterRemoving(scripts, script.id));
    write(
      'cookieScriptRemoved',
      script,
      scripts.filter(({ id }) => id !== script.id),
    );
    announce(t('siteSettings.scripts.removed', { name: nameOf(script) }));
    adder.current?.focus();
  }
  return (
    <>
      <SectionHead section="scripts" />
      {failed[0] ? (
        <p className={styles.failed} role="alert">
          {failed[0].message}
        </p>
      ) : null}
      <div className={styles.columns}>
        <div>
          {scripts.length === 0 ? <p className={styles.none}>{t('siteSettings.scripts.none')}</p> : null}
          <ScriptList
            scripts={scripts}
            chosen={chosen?.id}
            nameOf={nameOf}
            onChoose={setChosenId}
            onMove={move}
          />
          <button ref={adder} type="button" className={`${controls.button} ${styles.add}`} onClick={add}>
            <Plus size={15} strokeWidth={2} aria-hidden />
            {t('siteSettings.scripts.add')}
          </button>
        </div>
        {chosen ? (
          <ScriptForm
            key={chosen.id}
            script={chosen}
            name={nameOf(chosen)}
            onChange={(change) => {
              // Two texts may settle in one go: the second change stands on the first.
              const now = scriptsOf(site().cookieScripts);
              write('cookieScriptChanged', { ...chosen, ...change }, changedScript(now, chosen.id, change));
            }}
            onRemove={() => remove(chosen)}
          />
        ) : null}
      </div>
    </>
  );
}
