import { ListWorkspace } from '../lists/list-workspace.tsx';
import { MailList } from './mail-list.tsx';
import { MailScreen } from './mail-screen.tsx';
import { type MailsPart as Part, useMailsAddress } from './use-mails-address.ts';
import { useMailsMessages } from './use-mails-messages.ts';

/** All mails, or the one that the address names. */
export function MailTextsPart() {
  const { open } = useMailsAddress();
  return open === undefined ? <MailList /> : <MailScreen kind={open} />;
}

const parts = { texts: MailTextsPart } as const satisfies Record<Part, unknown>;

/** The mails of the site, as a workspace of its own, at /admin/mails. */
export function MailsPage() {
  const t = useMailsMessages();
  return (
    <ListWorkspace
      section="mails"
      parts={parts}
      titleOf={(name) => t(`part.${name}`)}
      address={useMailsAddress()}
    />
  );
}
