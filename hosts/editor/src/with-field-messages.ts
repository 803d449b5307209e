import { ApiError } from '@boardwright/api-client';
import { failureKindOf, RequestError } from '@boardwright/editor';

/**
 * What the API says of single fields is the sentence the admin reads; its status says which failure it is.
 * @throws RequestError for what the API refused, or did not answer
 */
export async function withFieldMessages<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const sentences = Object.values(error.fields ?? {}).flat();
    const message = sentences.length > 0 ? sentences.join(' ') : error.message;
    throw new RequestError(
      { kind: failureKindOf(error.status), message, fields: error.fields },
      { cause: error },
    );
  }
}
