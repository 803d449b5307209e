import { inLocale } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { pageTemplates } from '../patterns/page-templates.ts';
import { useGroupAria, type ControlProps } from '../widgets/control.ts';
import { Drawing } from '../workbench/drawings/block-drawing.tsx';
import styles from './template-choice.module.css';

/** The pages that arrive finished, each with what it is made of and for. */
export function TemplateChoice({ id, value, onChange }: ControlProps<string | number | undefined>) {
  const aria = useGroupAria();
  const locale = useEditorLocale();
  return (
    <div id={id} role="radiogroup" className={styles.templates} {...aria}>
      {pageTemplates.map(({ key, texts, drawings }) => {
        const { name, purpose } = inLocale(texts, locale);
        return (
          <label key={key} className={styles.template}>
            <input type="radio" name={id} checked={value === key} onChange={() => onChange(key)} />
            <span className={styles.drawings}>
              {drawings.map((shapes, at) => (
                <Drawing key={at} shapes={shapes} />
              ))}
            </span>
            <span className={styles.words}>
              <b>{name}</b>
              {purpose}
            </span>
          </label>
        );
      })}
    </div>
  );
}
