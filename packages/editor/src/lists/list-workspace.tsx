import type { ReactNode } from 'react';
import { BackOfficeFrame } from '../back-office/back-office-frame.tsx';
import type { SectionParts } from '../back-office/section-nav.tsx';
import frame from '../shell/workspace-page.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';
import { useSiteName } from '../workbench/use-site-name.ts';
import list from './list.module.css';

const titleId = 'part-title';

interface ListWorkspaceProps extends SectionParts {
  readonly title: string;
  /** The query of the page editor, which one goes back to. */
  readonly editorQuery: string;
  /** The part; its `PartHead` names it. */
  readonly children: ReactNode;
}

/** A workspace of lists: one of its parts, in the frame of the back office. */
export function ListWorkspace({ title, children, ...nav }: ListWorkspaceProps) {
  const siteName = useSiteName();
  const openPart = nav.parts.find(({ name }) => name === nav.current);
  useDocumentTitle([openPart?.title ?? title, siteName, 'Boardwright'].join(' · '));
  return (
    <BackOfficeFrame {...nav}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <main id="bench" className={`${frame.main} ${list.main}`} tabIndex={0} aria-labelledby={titleId}>
        {children}
      </main>
    </BackOfficeFrame>
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
