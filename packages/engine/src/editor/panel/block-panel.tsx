import Form from '@rjsf/core';
import type { BlockSchema, EditorTab } from '@boardwright/blocks-schema';
import { editorTabs } from '@boardwright/blocks-schema';
import { Lock, X } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useEditorT } from '../editor-words.tsx';
import { BlockIcon } from '../shell/block-icon.tsx';
import { settingsOf, type OutlineItem, type Settings } from '../site-pages.ts';
import controls from '../ui/controls.module.css';
import { changedNames, tabSchema, tabUi } from './panel-schema.ts';
import { readOnlyFields, readOnlyTemplates, readOnlyWidgets } from './read-only-parts.tsx';
import { trustingValidator } from './trusting-validator.ts';
import styles from './block-panel.module.css';

interface BlockPanelProps {
  readonly chosen: OutlineItem | undefined;
  readonly schema: BlockSchema<string, Settings> | undefined;
  readonly onClose: () => void;
}

/** The chosen block's settings, tab by tab, drawn from its schema. Read only. */
export function BlockPanel({ chosen, schema, onClose }: BlockPanelProps) {
  const t = useEditorT();
  if (!chosen || !schema)
    return (
      <aside className={styles.panel} aria-label={t('panel.choose')}>
        <div className={styles.empty}>
          <b>{chosen ? chosen.title : t('panel.choose')}</b>
          <p>{t(chosen ? 'shell.unknown' : 'panel.chooseHint')}</p>
        </div>
      </aside>
    );
  return (
    <aside className={styles.panel} aria-label={t('panel.settings', { name: chosen.title })}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <BlockIcon blockKey={chosen.block.key} />
        </span>
        <div className={styles.title}>
          <h2>{chosen.title}</h2>
          <code>
            {chosen.block.key}-{chosen.block.id}
          </code>
        </div>
        <span className={styles.badge}>
          <Lock size={11} aria-hidden />
          {t('panel.readOnly')}
        </span>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('panel.close')}
          title={t('panel.close')}
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </button>
      </header>
      <SettingsTabs schema={schema} settings={settingsOf(schema, chosen.block)} />
    </aside>
  );
}

interface SettingsTabsProps {
  readonly schema: BlockSchema<string, Settings>;
  readonly settings: Settings;
}

function SettingsTabs({ schema, settings }: SettingsTabsProps) {
  const t = useEditorT();
  const tabs = editorTabs.filter((tab) => (schema.tabs[tab]?.length ?? 0) > 0);
  const order = (Object.keys(schema.tabs) as EditorTab[]).filter((tab) => tabs.includes(tab));
  const [asked, setAsked] = useState(order[0]);
  const tab = asked ?? order[0];
  const changed = useMemo(() => changedNames(schema, settings), [schema, settings]);
  function walk(event: KeyboardEvent<HTMLButtonElement>): void {
    const at = order.indexOf(tab as EditorTab);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: order.length - 1 }[event.key];
    const next = target === undefined ? undefined : order[(target + order.length) % order.length];
    if (!next) return;
    event.preventDefault();
    setAsked(next);
    document.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }
  if (!tab) return null;
  return (
    <>
      <div className={styles.body}>
        <div role="tablist" aria-orientation="vertical" aria-label={t('panel.tabs')} className={styles.tabs}>
          {order.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`tab-${each}`}
              className={styles.tab}
              aria-selected={each === tab}
              aria-controls="settings"
              tabIndex={each === tab ? 0 : -1}
              onClick={() => setAsked(each)}
              onKeyDown={walk}
            >
              {t(`panel.tab.${each}`)}
              {schema.tabs[each]?.some((name) => changed.has(name)) ? (
                <span className={styles.pip} title={t('panel.differing')}>
                  <span className={controls.unseen}>, {t('panel.differing')}</span>
                </span>
              ) : null}
            </button>
          ))}
        </div>
        <div
          role="tabpanel"
          id="settings"
          className={styles.pane}
          aria-labelledby={`tab-${tab}`}
          tabIndex={0}
        >
          <Form
            key={tab}
            tagName="div"
            readonly
            schema={tabSchema(schema, tab)}
            uiSchema={tabUi(schema, tab)}
            formData={settings}
            formContext={{ changed }}
            validator={trustingValidator}
            templates={readOnlyTemplates}
            widgets={readOnlyWidgets}
            fields={readOnlyFields}
          >
            {/* In place of a button to send it. */}
            {true}
          </Form>
        </div>
      </div>
      <footer className={styles.foot}>
        {changed.size > 0 ? <span className={styles.pip} /> : null}
        {t('panel.differs', { count: changed.size })}
      </footer>
    </>
  );
}
