import type { ContactReply } from '../../../machines/contact-request/contact-request.machine.ts';

/** The button that was pressed. */
export function responseOf(form: FormData): ContactReply {
  return form.get('status') === 'accepted' ? 'accepted' : 'declined';
}
