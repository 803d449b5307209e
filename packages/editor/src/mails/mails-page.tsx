import type { AdminArea } from '@boardwright/api-client/contract';
import { ListWorkspace } from '../lists/list-workspace.tsx';
import { MailList } from './mail-list.tsx';
import { MailLog } from './mail-log.tsx';
import { MailScreen } from './mail-screen.tsx';
import { useRight } from '../ui/admin-rights.ts';
import { mailsParts, type MailsPart as Part, useMailsAddress } from './use-mails-address.ts';
import { useMailsMessages } from './use-mails-messages.ts';

/** All mails, or the one that the address names. */
export function MailTextsPart() {
  const { open } = useMailsAddress();
  return open === undefined ? <MailList /> : <MailScreen kind={open} />;
}

const parts = { texts: MailTextsPart, log: MailLog } as const satisfies Record<Part, unknown>;
/** Who writes mails need not read whom they went to. */
const areas = { texts: 'content', log: 'people' } as const satisfies Record<Part, AdminArea>;

/** The mails of the site, as a workspace of its own, at /admin/mails?part=…. */
export function MailsPage() {
  const t = useMailsMessages();
  const rights = { texts: useRight(areas.texts), log: useRight(areas.log) };
  const address = useMailsAddress();
  const offered = mailsParts.filter((name) => rights[name] !== 'nothing');
  // Who came without naming a part gets the first that their role includes.
  const part = address.isPartNamed ? address.part : (offered[0] ?? address.part);
  return (
    <ListWorkspace
      section="mails"
      area={areas[part]}
      parts={parts}
      offered={offered}
      titleOf={(name) => t(`part.${name}`)}
      address={{ ...address, part }}
    />
  );
}
