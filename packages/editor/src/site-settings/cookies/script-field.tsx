import type { FieldProps } from '@rjsf/utils';
import { Check, Minus, ShieldCheck } from 'lucide-react';
import type { CookieScript } from '@boardwright/blocks-schema';
import { runsAfter } from './script-runs.ts';
import { useScriptName } from './use-cookie-scripts.ts';
import styles from './scripts-section.module.css';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

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
  const settingT = useSiteSettingMessages();
  const name = useScriptName()(script);
  return (
    <>
      <p className={styles.promise}>
        <ShieldCheck size={14} aria-hidden />
        {script.type === 'mandatory'
          ? settingT('scripts.runsForAll')
          : settingT('scripts.runsAfter', { name })}
      </p>
      <table className={styles.runs}>
        <caption>{settingT('scripts.when')}</caption>
        <tbody>
          {runsAfter(script).map(([answer, runs]) => (
            <tr key={answer}>
              <th scope="row">{settingT(`scripts.answer.${answer}`, { name })}</th>
              <td data-runs={runs}>
                {runs ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
                {settingT(runs ? 'scripts.runs' : 'scripts.staysOut')}
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
