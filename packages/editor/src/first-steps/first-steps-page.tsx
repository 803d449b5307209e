import { ArrowRight, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { EditorFrame } from '../shell/editor-frame.tsx';
import { useSiteName } from '../workbench/use-site-name.ts';
import { LanguagesSection } from '../site-settings/languages/languages-section.tsx';
import { useFits } from '../site-settings/use-site-problems.ts';
import { draftedTheme, themeSettings } from '../site-settings/theme/theme-draft.ts';
import { ThemePreview } from '../site-settings/theme/theme-preview.tsx';
import { ThemeSection } from '../site-settings/theme/theme-section.tsx';
import { useThemeDraft } from '../site-settings/theme/use-theme-draft.ts';
import workspace from '../shell/workspace-page.module.css';
import controls from '../ui/controls.module.css';
import { LiveStep, nameField, NameStep, PagesStep } from './steps.tsx';
import { neededPages } from './starter-pages.ts';
import { useFirstStepMessages } from './use-first-step-messages.ts';
import styles from './first-steps.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';

const stepNames = ['name', 'languages', 'theme', 'pages', 'live'] as const;
type StepName = (typeof stepNames)[number];

/** From a draft to a live board: name, logo, languages, colours, font and pages, the result beside it. */
export function FirstStepsPage() {
  const stepT = useFirstStepMessages();
  const { entry } = useWorkbench();
  const [query, setQuery] = useSearchParams();
  const editor = useEditor();
  const siteName = useSiteName();
  const settings = useEdited((site) => site.settings);
  const own = useEdited((site) => site.defaultLanguage);
  const theme = useThemeDraft();
  const fits = useFits();
  const themed = draftedTheme(settings, theme.draft, fits);
  const isDrafted = Object.keys(theme.draft).length > 0;
  const current = stepNames.find((name) => name === query.get('step')) ?? stepNames[0];
  const done = useDone();
  useDocumentTitle(`${stepT('title')} · ${siteName} · Boardwright`);
  const bench = useRef<HTMLElement>(null);
  const [nameAsked, setNameAsked] = useState(false);
  function go(step: StepName): void {
    setNameAsked(true);
    // What was chosen is meant: nothing is lost by going on.
    if (isDrafted) theme.save();
    setQuery({ step });
    // Each begins at its top.
    if (bench.current) bench.current.scrollTop = 0;
  }
  /** On to the next: not past a name that is missing. */
  function goOn(step: StepName): void {
    if (current !== 'name' || editor.site().name !== '') return go(step);
    setNameAsked(true);
    document.getElementById(nameField)?.focus();
  }
  return (
    <EditorFrame
      preview={entry?.visibleAddress}
      tools={
        <Link className={`${controls.button} ${workspace.back}`} to={`/?page=${entry?.page.id ?? 0}`}>
          {stepT('toEditor')}
          <ArrowRight size={15} aria-hidden />
        </Link>
      }
    >
      <div className={workspace.workspace} data-aside="true">
        <nav className={styles.steps} aria-label={stepT('steps')}>
          <h2>{stepT('title')}</h2>
          <ol>
            {stepNames.map((name, at) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === current ? 'step' : undefined}
                  onClick={() => go(name)}
                >
                  <span className={styles.number} data-done={done.has(name)}>
                    {done.has(name) ? <Check size={13} strokeWidth={2.5} aria-hidden /> : at + 1}
                  </span>
                  <span className={styles.stepName}>{stepT(`step.${name}`)}</span>
                  {done.has(name) ? <span className={controls.unseen}>, {stepT('done')}</span> : null}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <main
          ref={bench}
          id="bench"
          className={workspace.main}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
          tabIndex={0}
          aria-label={stepT(`step.${current}`)}
        >
          {current === 'name' ? <NameStep locale={own} asked={nameAsked} /> : null}
          {current === 'languages' ? <LanguagesSection /> : null}
          {current === 'theme' ? (
            <ThemeSection
              theme={themed}
              draft={theme.draft}
              onChange={theme.change}
              onDiscard={theme.discard}
              onSave={theme.save}
            />
          ) : null}
          {current === 'pages' ? <PagesStep /> : null}
          {current === 'live' ? <LiveStep /> : null}
          <Walk current={current} onBack={go} onGoOn={goOn} />
        </main>
        <ThemePreview theme={themeSettings(themed)} locale={own} drafted={isDrafted} />
      </div>
    </EditorFrame>
  );
}

/** The steps nothing is left to do in. */
function useDone(): ReadonlySet<StepName> {
  const settings = useEdited((site) => site.settings);
  const isNamed = useEdited((site) => site.name !== '');
  const hasPages = useEdited((site) => neededPages(site).length === 0);
  const isLive = useEdited((site) => site.status === 'active');
  return new Set<StepName>([
    ...(isNamed ? (['name'] as const) : []),
    ...(Array.isArray(settings['supported_languages']) ? (['languages'] as const) : []),
    // Who went past the colours that are there chose them.
    ...('primary_color' in settings || hasPages || isLive ? (['theme'] as const) : []),
    ...(hasPages ? (['pages'] as const) : []),
    ...(isLive ? (['live'] as const) : []),
  ]);
}

interface WalkProps {
  readonly current: StepName;
  readonly onBack: (step: StepName) => void;
  readonly onGoOn: (step: StepName) => void;
}

function Walk({ current, onBack, onGoOn }: WalkProps) {
  const stepT = useFirstStepMessages();
  const at = stepNames.indexOf(current);
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]];
  return (
    <footer className={styles.walk}>
      {before ? (
        <button type="button" className={controls.button} onClick={() => onBack(before)}>
          {stepT('back')}
        </button>
      ) : null}
      {after ? (
        <button
          type="button"
          className={`${controls.button} ${current === 'pages' ? controls.secondary : controls.primary}`}
          onClick={() => onGoOn(after)}
        >
          {stepT('next', { step: stepT(`step.${after}`) })}
        </button>
      ) : null}
    </footer>
  );
}
