import { PageError } from '@boardwright/engine';
import type { AppRequest } from './app-types.ts';

/**
 * What a form sent; nothing where nothing was sent.
 * @throws PageError 400 for a body that is no form
 */
export async function readForm({ form }: AppRequest): Promise<FormData> {
  if (!form) return new FormData();
  try {
    return await form();
  } catch (cause) {
    throw new PageError(400, 'This form could not be read', { cause });
  }
}
