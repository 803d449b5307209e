import type { AdminArea } from '@boardwright/api-client/contract';
import type { ComponentType, ReactNode } from 'react';
import { BackOfficeFrame } from '../back-office/back-office-frame.tsx';
import { NoRight, SeesOnly } from '../back-office/no-right.tsx';
import { areaOf, type SectionName } from '../back-office/sections.ts';
import frame from '../shell/workspace-page.module.css';
import { ActsContext } from '../ui/acts.tsx';
import { useRight } from '../ui/admin-rights.ts';
import { useDocumentTitle } from '../ui/editor-features.ts';
import { useSiteName } from '../workbench/use-site-name.ts';
import list from './list.module.css';

/** Of the heading that names the part. */
export const titleId = 'part-title';

interface ListWorkspaceProps<Name extends string> {
  readonly section: SectionName;
  /** What its part is about, where that is another area than its section's name says. */
  readonly area?: AdminArea;
  /** What is drawn of each part, in their order; its `PartHead` names it. */
  readonly parts: Readonly<Record<Name, ComponentType>>;
  /** Those that are led to; all of them without. */
  readonly offered?: readonly Name[];
  readonly titleOf: (part: Name) => string;
  /** The address of the workspace: its parts are reached with nothing else of it. */
  readonly address: {
    readonly part: Name;
    readonly editorQuery: string;
    readonly only: (change: { readonly part: Name }) => string;
  };
}

/** A workspace of lists: one of its parts, in the frame of the back office. */
export function ListWorkspace<Name extends string>(props: ListWorkspaceProps<Name>) {
  const { section, parts, titleOf, address } = props;
  const { part, editorQuery, only } = address;
  const siteName = useSiteName();
  const names = props.offered ?? (Object.keys(parts) as Name[]);
  useDocumentTitle([titleOf(part), siteName, 'Boardwright'].join(' · '));
  const Body: ComponentType = parts[part];
  const area = props.area ?? areaOf(section);
  const right = useRight(area);
  return (
    <BackOfficeFrame
      section={section}
      parts={names.map((name) => ({ name, title: titleOf(name), to: only({ part: name }) }))}
      current={part}
      editorQuery={editorQuery}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <main id="bench" className={`${frame.main} ${list.main}`} tabIndex={0} aria-labelledby={titleId}>
        {right === 'nothing' ? (
          <NoRight area={area} needs="sees" titleId={titleId} />
        ) : (
          <>
            <SeesOnly area={area} />
            <ActsContext value={right === 'does'}>
              <Body key={part} />
            </ActsContext>
          </>
        )}
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
