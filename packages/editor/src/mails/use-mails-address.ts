import { loggedMailStates } from '@boardwright/api-client/contract';
import { useListAddress } from '../lists/use-list-address.ts';

export const mailsParts = ['texts', 'log'] as const;
export type MailsPart = (typeof mailsParts)[number];

const names = ['part', 'find', 'only', 'open', 'language', 'form', 'state', 'mail', 'list'] as const;

/** The address of the workspace: which part, what is looked for, which mail is open, in which language and form. */
export function useMailsAddress() {
  const { query, ...address } = useListAddress(names);
  return {
    ...address,
    part: mailsParts.find((name) => name === query.get('part')) ?? mailsParts[0],
    isPartNamed: query.has('part'),
    find: query.get('find') ?? '',
    /** Only mails with words of the site's own. */
    isChangedOnly: query.get('only') === 'changed',
    open: query.get('open') ?? undefined,
    language: query.get('language') ?? undefined,
    form: query.get('form') ?? undefined,
    /** Of the log. */
    state: loggedMailStates.find((name) => name === query.get('state')),
    mail: query.get('mail') ?? undefined,
  };
}
