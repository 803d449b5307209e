import {
  contactAfter,
  type ContactState,
  type contactTransitions,
  type EmployerResume,
} from '@boardwright/api-client/contract';

/** The part of the page where an employer asks for contact: links and posts land there. */
export const contactAnchor = 'contact';

/** How to reach somebody who accepted. */
export type Reach = Pick<
  EmployerResume,
  'given_name' | 'family_name' | 'email' | 'phone' | 'address' | 'postal_code' | 'city' | 'file_token'
>;

/** Where an employer stands with a candidate. */
export interface EmployerView {
  readonly state: ContactState;
  /** The day it was asked. */
  readonly askedOn: string | undefined;
  /** The request was sent just now. */
  readonly isDone: boolean;
  readonly reach: Reach | undefined;
  /** What asking costs now, in credits; nothing for what was bought before. */
  readonly price: number;
  /** What the company has to pay it with. */
  readonly credits: number;
  readonly contracts: number;
  /** Where there is more of it; undefined where this site sells nothing. */
  readonly shop: string | undefined;
}

/** How a request stands that was sent and not taken back. */
export type RequestedState = Exclude<ContactState, OpenState>;
type OpenState = (typeof contactTransitions)['request']['from'][number];

/** Whether a request may be sent, by how the last one stands. */
export const mayRequest = (state: ContactState): state is OpenState =>
  contactAfter('request', state) !== undefined;

/** Whether a request can be sent, as far as it is paid. */
export function canRequestContact({ state, price, credits, contracts }: EmployerView): boolean {
  return mayRequest(state) && (price <= credits || contracts > 0);
}
