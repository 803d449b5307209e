import type { FieldProps } from '@rjsf/utils';
import { Check, Minus, ShieldCheck } from 'lucide-react';
import type { CookieScript } from '@boardwright/blocks-schema';
import { useEditorT } from '../../editor-messages.tsx';
import { runsAfter } from './script-runs.ts';
import { useScriptName } from './use-cookie-scripts.ts';
import styles from './scripts-section.module.css';

/** One script: its fields by its schema, and when it runs. */
function ScriptField(props: FieldProps<CookieScript>) {
  const { registry, formData: script } = props;
  const { ObjectField } = registry.fields;
  return (
    <div className={styles.script}>
      {ObjectField ? <ObjectField {...props} /> : null}
      {script ? <Runs script={script} /> : null}
    </div>
  );
}

function Runs({ script }: { readonly script: CookieScript }) {
  const t = useEditorT();
  const name = useScriptName()(script);
  return (
    <>
      <p className={styles.promise}>
        <ShieldCheck size={14} aria-hidden />
        {script.type === 'mandatory'
          ? t('siteSettings.scripts.runsForAll')
          : t('siteSettings.scripts.runsAfter', { name })}
      </p>
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
    </>
  );
}

/** What only the form of scripts has, by the name that `useScriptsForm` calls it. */
export const scriptControls = { fields: { cookieScript: ScriptField } };
