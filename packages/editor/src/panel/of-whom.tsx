import { kindOf } from '@boardwright/blocks-schema';
import { Languages } from 'lucide-react';
import { useContext } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../widgets/field-controls.module.css';
import { PanelContext } from './panel-context.ts';
import type { SettingNode } from './setting-node.ts';
import styles from './block-panel.module.css';

/** Says quietly whether a setting is one for all languages, or of the language that is written. */
export function OfWhom({ node }: { readonly node: SettingNode }) {
  const t = useEditorT();
  const { language } = useContext(PanelContext);
  if (language === undefined) return null;
  const kind = kindOf(node);
  const text = t(`fields.ofWhom.${kind}`, { language });
  return (
    <span className={styles.ofWhom} title={text}>
      {kind === 'design' || kind === 'mixed' ? <Languages size={13} aria-hidden /> : null}
      {kind === 'design' ? null : <span aria-hidden>{language}</span>}
      <span className={controls.unseen}>{text}</span>
    </span>
  );
}
