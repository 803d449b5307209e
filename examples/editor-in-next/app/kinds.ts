import { faq } from '@boardwright/blocks-schema';
import { greeting } from './greeting.schema';

/** What the blocks of this application can be set to: all that a server needs of them. */
export const kinds = [{ schema: greeting }, { schema: faq }];
