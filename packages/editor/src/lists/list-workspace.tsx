import { ArrowLeft, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EditorFrame } from '../shell/editor-frame.tsx';
import sections from '../shell/section-list.module.css';
import frame from '../shell/workspace-page.module.css';
import controls from '../ui/controls.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';
import { useInSight } from '../ui/use-in-sight.ts';
import { useSiteName } from '../workbench/use-site-name.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useListMessages } from './use-list-messages.ts';
import list from './list.module.css';

const titleId = 'part-title';

interface WorkspacePart {
  readonly name: string;
  readonly title: string;
  readonly sign: LucideIcon;
  /** Its address. */
  readonly to: string;
}

interface ListWorkspaceProps {
  readonly title: string;
  readonly parts: readonly WorkspacePart[];
  /** The name of the part that is shown. */
  readonly current: string;
  /** Where one goes back to. */
  readonly bench: string;
  /** The part; its `PartHead` names it. */
  readonly children: ReactNode;
}

/** A workspace of lists: its parts at the side, and one of them. */
export function ListWorkspace({ title, parts, current, bench, children }: ListWorkspaceProps) {
  const t = useListMessages();
  const { entry } = useWorkbench();
  const siteName = useSiteName();
  const openPart = parts.find(({ name }) => name === current);
  useDocumentTitle([openPart?.title ?? title, siteName, 'Boardwright'].join(' · '));
  return (
    <EditorFrame
      tools={
        <Link className={`${controls.button} ${frame.back}`} to={bench}>
          <ArrowLeft size={15} aria-hidden />
          <span>{t('back', { page: entry?.name ?? siteName })}</span>
        </Link>
      }
    >
      <div className={frame.workspace}>
        <nav className={`${sections.nav} ${list.side}`} aria-label={title}>
          <p className={sections.title}>{title}</p>
          <ul className={sections.list}>
            {parts.map((part) => (
              <li key={part.name}>
                <PartLink part={part} isCurrent={part === openPart} />
              </li>
            ))}
          </ul>
        </nav>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <main id="bench" className={frame.main} tabIndex={0} aria-labelledby={titleId}>
          {children}
        </main>
      </div>
    </EditorFrame>
  );
}

interface PartLinkProps {
  readonly part: WorkspacePart;
  readonly isCurrent: boolean;
}

function PartLink({ part: { title, sign: Sign, to }, isCurrent }: PartLinkProps) {
  const entry = useInSight<HTMLAnchorElement>(isCurrent);
  return (
    <Link ref={entry} className={sections.entry} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <Sign size={15} strokeWidth={1.7} aria-hidden />
      {title}
    </Link>
  );
}

interface PartHeadProps {
  readonly title: string;
  /** What it is for. */
  readonly about: string;
  /** What can be done with all of it. */
  readonly children?: ReactNode;
}

/** The title of a part of a workspace, which names it. */
export function PartHead({ title, about, children }: PartHeadProps) {
  return (
    <header className={frame.head}>
      <div>
        <h1 id={titleId}>{title}</h1>
        <p>{about}</p>
      </div>
      <div className={frame.actions}>{children}</div>
    </header>
  );
}
