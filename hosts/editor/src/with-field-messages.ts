import { ApiError } from '@boardwright/api-client';

/** What the API says of single fields is the sentence the admin reads. */
export async function withFieldMessages<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const sentences = Object.values(error.fields ?? {}).flat();
    throw new Error(sentences.length > 0 ? sentences.join(' ') : error.message, { cause: error });
  }
}
