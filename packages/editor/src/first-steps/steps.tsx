import { kindName } from '../saving/site-pages.ts';
import { Check, Rocket } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { inLocale } from '@boardwright/messages';
import { useDrafts, useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { usePublication } from '../publication/publication.tsx';
import { TextInput } from '../site-settings/fields/text-input.tsx';
import { SiteSettingField } from '../site-settings/site-setting-field.tsx';
import { siteDraftPlace } from '../site-settings/use-site-setting.ts';
import { SettingRow } from '../site-settings/setting-row.tsx';
import workspace from '../shell/workspace-page.module.css';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { pageNames } from '@boardwright/blocks-schema/page-names';
import {
  chosenAtFirst,
  kindsOn,
  neededPages,
  pageCommands,
  starterGroups,
  starterPages,
} from './starter-pages.ts';
import { useFirstStepMessages } from './use-first-step-messages.ts';
import styles from './first-steps.module.css';

function Head({ step }: { readonly step: 'name' | 'pages' | 'live' }): ReactNode {
  const stepT = useFirstStepMessages();
  return (
    <header className={workspace.head}>
      <div>
        <h1>{stepT(`step.${step}`)}</h1>
        <p>{stepT(`intro.${step}`)}</p>
      </div>
    </header>
  );
}

interface NameStepProps {
  readonly locale: string;
  /** The name was asked for before: that there is none is said at once. */
  readonly asked: boolean;
}

/** The id of the field for the board's name. */
export const nameField = 'first-name';

const draftPlace = siteDraftPlace();

/** What the board is called, and how it is drawn where there is little room. */
export function NameStep({ locale, asked }: NameStepProps) {
  const stepT = useFirstStepMessages();
  const editor = useEditor();
  const name = useEdited((site) => site.name);
  const drafts = useDrafts(draftPlace);
  const isDraft = 'name' in drafts;
  const [emptied, setEmptied] = useState(false);
  function rename(typed: string): void {
    const next = typed.trim();
    const { status } = editor.site();
    setEmptied(next === '');
    // A board that visitors see keeps its name until it has another.
    if (next === '' && status === 'active') return editor.draft(draftPlace, 'name', next);
    if (next === name) return editor.forgetDrafts(draftPlace, ['name']);
    const written = { ...draftPlace, names: ['name'] };
    editor.act({ key: 'siteNamed' }, [{ type: 'setSiteState', name: next, status }], undefined, { written });
  }
  const isMissing = emptied || isDraft || (asked && name === '');
  return (
    <>
      <Head step="name" />
      <div className={workspace.fields}>
        <SettingRow
          id={nameField}
          title={stepT('siteName')}
          hint={stepT('siteNameHint')}
          problem={isMissing ? stepT('nameMissing') : undefined}
        >
          <TextInput
            id={nameField}
            value={isDraft ? String(drafts['name']) : name}
            maxLength={120}
            invalid={isMissing}
            onCommit={rename}
          />
        </SettingRow>
        <SiteSettingField name="logo" locale={locale} />
        <SiteSettingField name="favicon" locale={locale} />
      </div>
    </>
  );
}

/** What a kind of page is called in a language of the site, in the product's words. */
function kindNameIn(kind: string, locale: string): string {
  const names: Readonly<Record<string, string>> = inLocale(pageNames, locale);
  return names[kind] ?? kind;
}

/** The pages to begin with, made in one go. */
export function PagesStep() {
  const t = useEditorT();
  const stepT = useFirstStepMessages();
  const editor = useEditor();
  const pages = useEdited((site) => site.pages);
  const pageOf = useEdited((site) => site.pageOf);
  const there = useMemo(() => kindsOn({ pages, pageOf }), [pages, pageOf]);
  const [wanted, setWanted] = useState(() => chosenAtFirst(editor.site()));
  const chosen = [...wanted].filter((kind) => !there.has(kind));
  function toggle(kind: string, isOn: boolean): void {
    const next = new Set(wanted);
    if (isOn) next.add(kind);
    else next.delete(kind);
    setWanted(next);
  }
  function make(): void {
    const commands = pageCommands(editor.site(), new Set(chosen), { ...editor, nameOf: kindNameIn });
    if (commands.length === 0) return;
    editor.act({ key: 'pagesMade' }, commands);
    editor.saveNow();
    announce(stepT('made', { count: commands.length }));
  }
  return (
    <>
      <Head step="pages" />
      <div className={styles.groups}>
        {starterGroups.map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend>{stepT(`group.${group}`)}</legend>
            {starterPages[group].map((kind) => (
              <label key={kind}>
                <input
                  type="checkbox"
                  checked={there.has(kind) || wanted.has(kind)}
                  disabled={there.has(kind)}
                  onChange={(event) => toggle(kind, event.target.checked)}
                />
                {t(`pages.kinds.${kind}`)}
                {there.has(kind) ? <small>{stepT('there')}</small> : null}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {chosen.length > 0 ? (
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={make}>
          {stepT('make', { count: chosen.length })}
        </button>
      ) : null}
    </>
  );
}

/** The last one: what is still needed, and the switch itself. */
export function LiveStep() {
  const t = useEditorT();
  const stepT = useFirstStepMessages();
  const editor = useEditor();
  const name = useEdited((site) => site.name);
  const isLive = useEdited((site) => site.status === 'active');
  const pages = useEdited((site) => site.pages);
  const pageOf = useEdited((site) => site.pageOf);
  const { site } = usePublication();
  const missing = [
    ...(name === '' ? [stepT('siteName')] : []),
    ...neededPages({ pages, pageOf }).map((one) => kindName(one, t)),
  ];
  const { kind } = useSaveStatus();
  const isSaved = kind === 'saved';
  const isReady = missing.length === 0;
  if (isLive && isSaved)
    return (
      <section className={styles.live} role="status">
        <h1>
          <Check size={20} aria-hidden /> {stepT('isLive')}
        </h1>
        <p>{stepT(site?.publishing === 'by_hand' ? 'isLiveByHand' : 'isLiveHint')}</p>
        <span>
          <a className={`${controls.button} ${controls.primary}`} href="/" target="_blank" rel="noreferrer">
            {stepT('visit')}
            <span className={controls.unseen}>, {t('shell.newTab')}</span>
          </a>
          <Link className={`${controls.button} ${controls.secondary}`} to="/">
            {stepT('build')}
          </Link>
        </span>
      </section>
    );
  return (
    <>
      <Head step="live" />
      <p className={styles.ready} data-ready={isReady} role="status">
        {!isReady ? stepT('missing', { what: missing.join(', ') }) : stepT(isSaved ? 'ready' : 'saving')}
      </p>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        aria-disabled={!isReady || isLive}
        onClick={() => {
          if (!isReady || isLive) return;
          editor.act({ key: 'sitePutLive' }, [{ type: 'setSiteState', name, status: 'active' }]);
          editor.saveNow();
        }}
      >
        <Rocket size={15} aria-hidden />
        {stepT('putLive')}
      </button>
    </>
  );
}
