import { memo, useContext, useEffect, useMemo, useRef } from 'react';
import { RotateCcw } from 'lucide-react';
import type { BlockSchema } from '@boardwright/blocks-schema';
import { useEditorT } from '../editor-messages.tsx';
import { PartnerColourContext } from '../widgets/colour-control.tsx';
import { FieldRow } from '../widgets/field-row.tsx';
import { isGroup } from '../widgets/control-of.tsx';
import { SettingForm } from '../widgets/setting-form.tsx';
import controls from '../widgets/field-controls.module.css';
import { OfWhom } from './of-whom.tsx';
import { PanelContext } from './panel-context.ts';
import { nodeOf } from './form-schema.ts';
import { controlsOf } from './panel-schema.ts';
import { choiceName, problemSentence, settingName } from './setting-texts.ts';
import type { Setting } from './use-settings.ts';
import type { SettingNode } from './setting-node.ts';
import styles from './block-panel.module.css';

interface SettingFieldProps {
  readonly schema: BlockSchema;
  readonly setting: Setting;
  /** What the server said of it: sentences by JSON pointer within the setting. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** The colour it is read with, where it is a colour. */
  readonly partner: string | undefined;
  /** The heading above says its name already. */
  readonly isTitled: boolean;
  /** What the page says while it is empty. */
  readonly fallback: string | undefined;
}

/** One setting: drawn again when it changes, and only then. */
export const SettingField = memo(function SettingField(props: SettingFieldProps) {
  const { schema, setting, refused, partner, isTitled, fallback } = props;
  const t = useEditorT();
  const { write, reset } = useContext(PanelContext);
  const { name, value, preset, differs, problems, stored } = setting;
  const node = nodeOf(schema, name);
  const ui = useMemo(() => controlsOf(schema.widgets, name, node), [schema, name, node]);
  const label = settingName(node, name);
  const id = `set-${name}`;
  const own = problems.find(({ pointer }) => pointer === '');
  const message = refused['']?.[0] ?? (own && problemSentence(t, label, own));
  const place = useMemo(
    () => ({ blockKey: schema.key, name, pointer: '', problems, refused }),
    [schema, name, problems, refused],
  );
  const [field, wrote] = useGlow(value);
  return (
    <div ref={field} className={styles.setting} data-setting={name}>
      <FieldRow
        id={id}
        blockKey={schema.key}
        name={name}
        label={label}
        help={node.description}
        isGroup={isGroup(node, ui)}
        isSwitch={node.type === 'boolean'}
        isReadOnly={node.readOnly}
        isLabelHidden={isTitled && !differs}
        placeholder={fallback}
        message={message}
        notice={problems.length > 0 ? t('fields.notSaved') : undefined}
        dot={differs ? <Dot label={t('fields.differs', { value: presetText(t, node, preset) })} /> : null}
        aside={
          <>
            {isTitled && !differs ? null : <OfWhom node={node} />}
            {differs ? (
              <button
                type="button"
                className={styles.reset}
                aria-label={t('fields.reset', { field: label })}
                title={t('fields.reset', { field: label })}
                onClick={() => {
                  reset([name]);
                  document.getElementById(id)?.focus();
                }}
              >
                <RotateCcw size={14} aria-hidden />
              </button>
            ) : null}
          </>
        }
      >
        <PartnerColourContext value={partner}>
          <SettingForm
            id={id}
            value={value}
            schema={node}
            ui={ui}
            place={place}
            onChange={(next) => {
              wrote();
              write(name, next);
            }}
          />
        </PartnerColourContext>
        {stored > 0 ? <p className={controls.hint}>{t('fields.stored', { count: stored })}</p> : null}
      </FieldRow>
    </div>
  );
});

/** Shows for a moment that a value was changed from elsewhere: by an undo, or by a colleague. */
function useGlow(value: unknown) {
  const field = useRef<HTMLDivElement>(null);
  const byHand = useRef(true);
  useEffect(() => {
    if (byHand.current) {
      byHand.current = false;
      return;
    }
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    field.current?.animate([{ background: 'var(--bw-select-soft)' }, { background: 'transparent' }], 600);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the value is what it watches
  }, [value]);
  const wrote = (): void => {
    byHand.current = true;
  };
  return [field, wrote] as const;
}

function Dot({ label }: { readonly label: string }) {
  return (
    <span className={styles.pip} title={label}>
      <span className={controls.unseen}>{label} </span>
    </span>
  );
}

/** A default in words: 'differs from default: 5'. */
function presetText(t: ReturnType<typeof useEditorT>, node: SettingNode, preset: unknown): string {
  if (typeof preset === 'boolean') return t(preset ? 'panel.on' : 'panel.off');
  if (preset === '' || preset === undefined || preset === null) return t('panel.empty').toLowerCase();
  if (node.enum || typeof preset === 'number') return choiceName(node, preset as string | number);
  if (typeof preset === 'string') return preset;
  return Array.isArray(preset) ? t('panel.items', { count: preset.length }) : t('panel.empty').toLowerCase();
}
