import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import controls from '../ui/controls.module.css';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import { useInSight } from '../ui/use-in-sight.ts';
import styles from './section-nav.module.css';
import { type Section, type SectionName, useSections } from './sections.ts';
import { useBackOfficeMessages } from './use-back-office-messages.ts';

export interface SectionPart {
  readonly name: string;
  readonly title: string;
  /** Its address. */
  readonly to: string;
}

export interface SectionParts {
  /** The section one is in. */
  readonly section: SectionName;
  readonly parts: readonly SectionPart[];
  /** The name of the part that is shown. */
  readonly current: string;
}

interface SectionNavProps extends SectionParts {
  readonly editorQuery: string;
}

/** The sections, the open one with its parts; a rail where there is little room, a bar at the foot of a phone. */
export function SectionNav({ section: open, parts, current, editorQuery }: SectionNavProps) {
  const t = useBackOfficeMessages();
  return (
    <div className={styles.side}>
      <nav className={styles.nav} aria-label={t('navigation')}>
        <ul>
          {useSections().map((section) => (
            <li key={section.name}>
              <SectionLink section={section} isOpen={section.name === open} query={editorQuery} />
              {section.name === open && parts.length > 1 ? (
                <nav className={styles.parts} aria-label={section.title}>
                  <ul>
                    {parts.map(({ name, title, to }) => (
                      <li key={name}>
                        <Link
                          className={styles.part}
                          to={to}
                          aria-current={name === current ? 'page' : undefined}
                        >
                          {title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              ) : null}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <SchemeSwitch />
      </div>
    </div>
  );
}

interface SectionLinkProps {
  readonly section: Section;
  readonly isOpen: boolean;
  readonly query: string;
}

function SectionLink({ section, isOpen, query }: SectionLinkProps) {
  const t = useBackOfficeMessages();
  const Sign = section.sign;
  const link = useInSight<HTMLAnchorElement>(isOpen);
  return (
    <Link
      ref={link}
      className={styles.section}
      to={`${section.path}${query === '' ? '' : `?${query}`}`}
      title={section.title}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Sign size={16} strokeWidth={1.7} aria-hidden />
      <span>{section.title}</span>
      {section.isInEditor ? (
        <>
          <ArrowUpRight className={styles.away} size={13} aria-hidden />
          <span className={controls.unseen}>, {t('inEditor')}</span>
        </>
      ) : null}
    </Link>
  );
}

/** The parts of the open section where the navigation has no room for them. */
export function PartTabs({ section, parts, current }: SectionParts) {
  const title = useSections().find(({ name }) => name === section)?.title;
  if (parts.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={title}>
      <ul>
        {parts.map((part) => (
          <li key={part.name}>
            <PartTab part={part} isCurrent={part.name === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartTab({
  part: { title, to },
  isCurrent,
}: {
  readonly part: SectionPart;
  readonly isCurrent: boolean;
}) {
  const tab = useInSight<HTMLAnchorElement>(isCurrent);
  return (
    <Link ref={tab} className={styles.tab} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {title}
    </Link>
  );
}
