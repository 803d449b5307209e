import { ListWorkspace } from '../lists/list-workspace.tsx';
import { ApplicationsPart } from './applications/applications-part.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonScreen } from './person-screen.tsx';
import { type PeoplePart as Part, usePeopleAddress } from './use-people-address.ts';
import { usePeopleMessages } from './use-people-messages.ts';

/** The people of a part, or the one that the address names. */
export function PeoplePart() {
  const { open, part } = usePeopleAddress();
  return open === undefined ? (
    <PeopleList role={part === 'employers' ? 'employer' : 'candidate'} />
  ) : (
    <PersonScreen key={open} uuid={open} />
  );
}

const parts = {
  candidates: PeoplePart,
  employers: PeoplePart,
  applications: ApplicationsPart,
} as const satisfies Record<Part, unknown>;

/** The people of the site, as a workspace of its own, at /admin/people. */
export function PeoplePage() {
  const t = usePeopleMessages();
  return (
    <ListWorkspace
      section="people"
      parts={parts}
      titleOf={(name) => t(`part.${name}`)}
      address={usePeopleAddress()}
    />
  );
}
