import type { CookieScript } from '@boardwright/blocks-schema';
import { Check, Minus, ShieldCheck, Trash2 } from 'lucide-react';
import { useEditorT } from '../../editor-messages.tsx';
import controls from '../../ui/controls.module.css';
import { ChooseFromList, Segments } from '../fields/choose-one.tsx';
import { LongInput } from '../fields/long-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { SettingRow } from '../setting-row.tsx';
import { scriptLimits, scriptMoments, scriptPlacements, scriptTypes } from './script-list-changes.ts';
import { runsAfter } from './script-runs.ts';
import styles from './scripts-section.module.css';

interface ScriptFormProps {
  readonly script: CookieScript;
  readonly name: string;
  readonly onChange: (change: Partial<CookieScript>) => void;
  readonly onRemove: () => void;
}

/** One script: what visitors read about it, where it stands, what it is, and when it runs. */
export function ScriptForm({ script, name, onChange, onRemove }: ScriptFormProps) {
  const t = useEditorT();
  const typeName = t(`siteSettings.scripts.type.${script.type}`);
  const commit =
    (field: 'name' | 'description' | 'scriptText') =>
    (text: string): void =>
      onChange({ [field]: text });
  return (
    <section className={styles.form} aria-label={name}>
      <div className={styles.pair}>
        <SettingRow
          id="script-name"
          title={t('siteSettings.scripts.name')}
          hint={t('siteSettings.scripts.nameHint', { type: typeName })}
        >
          <TextInput
            id="script-name"
            value={script.name}
            maxLength={scriptLimits.name}
            onCommit={commit('name')}
          />
        </SettingRow>
        <SettingRow id="script-type" title={t('siteSettings.scripts.typeTitle')}>
          <ChooseFromList
            id="script-type"
            value={script.type}
            options={scriptTypes.map((value) => ({ value, text: t(`siteSettings.scripts.type.${value}`) }))}
            onChoose={(type) => onChange({ type: type as CookieScript['type'] })}
          />
        </SettingRow>
      </div>
      <SettingRow id="script-description" title={t('siteSettings.scripts.description')}>
        <TextInput
          id="script-description"
          value={script.description}
          maxLength={scriptLimits.description}
          rows="several"
          onCommit={commit('description')}
        />
      </SettingRow>
      <div className={styles.pair}>
        <SettingRow id="script-placement" title={t('siteSettings.scripts.placementTitle')} grouped>
          <Segments
            id="script-placement"
            value={script.placement}
            options={scriptPlacements.map((value) => ({
              value,
              text: t(`siteSettings.scripts.placement.${value}`),
            }))}
            onChoose={(placement) => onChange({ placement: placement as CookieScript['placement'] })}
          />
        </SettingRow>
        <SettingRow id="script-execute" title={t('siteSettings.scripts.momentTitle')} grouped>
          <Segments
            id="script-execute"
            value={script.execute}
            options={scriptMoments.map((value) => ({
              value,
              text: t(`siteSettings.scripts.moment.${value}`),
            }))}
            onChoose={(execute) => onChange({ execute: execute as CookieScript['execute'] })}
          />
        </SettingRow>
      </div>
      <SettingRow
        id="script-text"
        title={t('siteSettings.scripts.script')}
        aside={t('siteSettings.scripts.characters', { count: script.scriptText.length })}
        grouped
      >
        <LongInput
          id="script-text"
          label={t('siteSettings.scripts.script')}
          value={script.scriptText}
          as="code"
          onCommit={commit('scriptText')}
        />
      </SettingRow>
      <p className={styles.promise}>
        <ShieldCheck size={14} aria-hidden />
        {script.type === 'mandatory'
          ? t('siteSettings.scripts.runsForAll')
          : t('siteSettings.scripts.runsAfter', { name })}
      </p>
      <Runs script={script} name={name} />
      <button type="button" className={`${controls.button} ${styles.remove}`} onClick={onRemove}>
        <Trash2 size={15} strokeWidth={1.75} aria-hidden />
        {t('siteSettings.scripts.remove')}
      </button>
    </section>
  );
}

function Runs({ script, name }: Pick<ScriptFormProps, 'script' | 'name'>) {
  const t = useEditorT();
  return (
    <table className={styles.runs}>
      <caption>{t('siteSettings.scripts.when')}</caption>
      <tbody>
        {runsAfter(script).map(([answer, runs]) => (
          <tr key={answer}>
            <th scope="row">{t(`siteSettings.scripts.answer.${answer}`, { name })}</th>
            <td data-runs={runs}>
              {runs ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
              {t(runs ? 'siteSettings.scripts.runs' : 'siteSettings.scripts.staysOut')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
