import { namedMessage } from '@boardwright/ui/named-message';
import {
  Anchor,
  Check,
  CircleHelp,
  Contrast,
  Copy,
  FileText,
  Heading1,
  ImageOff,
  Languages,
  Link2Off,
  PencilLine,
  Scissors,
  Unlink,
} from 'lucide-react';
import { useEffect } from 'react';
import type { Command } from '../page-editing/command.ts';
import { settingsWrite } from '../page-editing/one-design.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { SidePanel } from '../workbench/side-panel.tsx';
import controls from '../ui/controls.module.css';
import { withDecorative, type ImageValue } from '../widgets/image-rules.ts';
import { findingKinds, type Finding, type FindingKind } from './finding.ts';
import { useCheckResults } from './use-check-results.ts';
import { useFindingMessages } from './use-finding-messages.ts';
import { useFindings, useOtherPages } from './use-findings.ts';
import { useLead } from './use-lead.ts';
import { loadSamples } from './use-samples.ts';
import styles from './checks-panel.module.css';

const signs = {
  unknown: CircleHelp,
  alt: ImageOff,
  emptyLink: Unlink,
  brokenLink: Link2Off,
  deadFragment: Anchor,
  anchorTwice: Copy,
  contrast: Contrast,
  headings: Heading1,
  untranslated: Languages,
  pageTexts: FileText,
  longTexts: Scissors,
  sample: PencilLine,
} as const satisfies Record<FindingKind, unknown>;

/** What visitors cannot do anything about, and the admin can: each finding leads to its field. */
export function ChecksPanel() {
  const t = useEditorT();
  const findingT = useFindingMessages();
  const { entry } = useWorkbench();
  const findings = useFindings();
  useEffect(() => void loadSamples(), []);
  const fine = findingKinds.filter((kind) => findings.every((finding) => finding.kind !== kind));
  const { heading, list, answer } = useCheckResults(findings);
  return (
    <SidePanel title={t('shell.checks')} foot={<OtherPages />}>
      <h3 ref={heading} className={styles.head} tabIndex={-1}>
        {entry?.name} <span role="status">{findingT('open', { count: findings.length })}</span>
      </h3>
      {findings.length === 0 ? <p className={styles.none}>{findingT('allFine')}</p> : null}
      <ul ref={list} className={styles.list}>
        {findings.map((finding, at) => (
          <li key={keyOf(finding)}>
            <FindingCard finding={finding} onAnswer={() => answer(at)} />
          </li>
        ))}
      </ul>
      {fine.length > 0 ? (
        <>
          <h3 className={styles.head}>
            {findingT('fine')} <span>{fine.length}</span>
          </h3>
          <ul className={styles.fine}>
            {fine.map((kind) => (
              <li key={kind}>
                <Check size={15} aria-hidden />
                {findingT(`ok.${kind}`)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </SidePanel>
  );
}

const keyOf = ({ kind, block, setting, at, rule, about, locales }: Finding): string =>
  JSON.stringify([kind, block, setting, at, rule, about, locales]);

interface FindingCardProps {
  readonly finding: Finding;
  /** It is put right here, and will go away. */
  readonly onAnswer: () => void;
}

function FindingCard({ finding, onAnswer }: FindingCardProps) {
  const t = useEditorT();
  const findingT = useFindingMessages();
  const { engine, blockId } = useWorkbench();
  const lead = useLead();
  const { kind, block, setting, locales, about, count, limit, colours, rule } = finding;
  const key = useEdited((site) => (block === undefined ? undefined : site.blockOf[block]?.key));
  const Sign = signs[kind];
  const name = key === undefined ? undefined : (engine.blocks.get(key)?.schema.title ?? key);
  const values = {
    about: findingText(t, finding),
    block: name ?? '',
    locales: locales.join(', '),
    colour: colours?.colour ?? '',
    ground: colours?.ground ?? '',
    ratio: colours?.ratio ?? '',
    length: count,
    most: limit ?? 0,
  };
  const wide = kind === 'longTexts' && setting === 'page_title' ? 'wideTitle' : undefined;
  const more = rule ?? wide ?? (kind === 'untranslated' || kind === 'headings' ? undefined : kind);
  // Where there is no block, and no page's text, there is nowhere to lead to.
  const isLeading = block !== undefined || isOfPage(kind);
  return (
    <div className={styles.card} data-here={block !== undefined && block === blockId}>
      <Sign size={18} strokeWidth={1.75} aria-hidden data-kind={kind} />
      <div>
        <b>{findingT(`found.${kind}`, { count })}</b>
        <p>{findingT(name === undefined ? 'wherePage' : 'where', values)}</p>
        {more && !(more === 'emptyLink' && about === '') ? <p>{findingT(`more.${more}`, values)}</p> : null}
        <span className={styles.answers}>
          {isLeading ? (
            <button type="button" className={controls.link} onClick={() => lead(finding)}>
              {findingT(kind === 'alt' ? 'write' : kind === 'untranslated' ? 'beside' : 'go')}
            </button>
          ) : null}
          <BetterColour finding={finding} name={name ?? ''} onAnswer={onAnswer} />
          <MarkAsDecoration finding={finding} name={name ?? ''} onAnswer={onAnswer} />
        </span>
      </div>
    </div>
  );
}

/** It is about a text of the page itself. */
const isOfPage = (kind: FindingKind): boolean => kind === 'pageTexts' || kind === 'longTexts';

function findingText(t: ReturnType<typeof useEditorT>, { kind, about }: Finding): string {
  return isOfPage(kind) ? (namedMessage(t, `conflict.texts.${about}`) ?? about) : about;
}

interface AnswerProps extends FindingCardProps {
  /** What the block is called. */
  readonly name: string;
}

/** The nearest colour that reads, in one click. */
function BetterColour({ finding, name, onAnswer }: AnswerProps) {
  const findingT = useFindingMessages();
  const editor = useEditor();
  const { page } = useWorkbench();
  const { block, setting, locales, colours } = finding;
  const better = colours?.better;
  if (block === undefined || setting === undefined || better === undefined) return null;
  return (
    <button
      type="button"
      className={controls.link}
      onClick={() => {
        onAnswer();
        editor.act(
          { key: 'colourMadeReadable', values: { block: name } },
          // It is one colour for all languages.
          locales
            .slice(0, 1)
            .map((locale) =>
              settingsWrite(editor.site(), block, locale, { set: { [setting]: better }, unset: [] }),
            ),
          page?.id,
        );
      }}
    >
      {findingT('use', { colour: better })}
    </button>
  );
}

/** A picture that needs no words, said in one click; pictures inside lists and texts are answered at their field. */
function MarkAsDecoration({ finding, name, onAnswer }: AnswerProps) {
  const findingT = useFindingMessages();
  const editor = useEditor();
  const { page } = useWorkbench();
  const { kind, block, setting, locales } = finding;
  const settings = useEdited((site) => (block === undefined ? undefined : site.blockOf[block]?.settings));
  if (kind !== 'alt' || block === undefined || setting === undefined) return null;
  const commands = locales.flatMap((locale): readonly Command[] => {
    const picture = settings?.[locale]?.values[setting];
    if (typeof picture !== 'object' || picture === null || !('src' in picture)) return [];
    const set = { [setting]: withDecorative(picture as ImageValue, true) };
    return [settingsWrite(editor.site(), block, locale, { set, unset: [] })];
  });
  if (commands.length === 0) return null;
  return (
    <button
      type="button"
      className={controls.link}
      onClick={() => {
        onAnswer();
        editor.act({ key: 'pictureMarked', values: { block: name } }, commands, page?.id);
      }}
    >
      {findingT('decorative')}
    </button>
  );
}

function OtherPages() {
  const findingT = useFindingMessages();
  const { entries, choosePage } = useWorkbench();
  const others = useOtherPages();
  if (others.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>
        {findingT('others')} <span>{others.reduce((sum, { count }) => sum + count, 0)}</span>
      </summary>
      <ul>
        {others.map(({ id, count }) => (
          <li key={id}>
            <button type="button" className={controls.link} onClick={() => choosePage(id)}>
              {findingT('other', { page: entries.find(({ page }) => page.id === id)?.name ?? '', count })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
