import { ApiError } from '@boardwright/api-client';
import { withFieldMessages } from './with-field-messages.ts';

/** What was saved, or what a colleague saved meanwhile: that is no failure, the editor asks which to keep. */
export async function orCurrent<Row extends object>(
  sent: Promise<{ readonly data: Row }>,
): Promise<{ readonly saved: Row } | { readonly current: Row }> {
  try {
    return { saved: (await sent).data };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict' && error.current)
      return { current: error.current as Row };
    await withFieldMessages(sent);
    throw error;
  }
}
