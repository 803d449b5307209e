import { expect, it } from 'vitest';
import { asError } from './as-error.ts';

it('leaves an error as it is, and says of its copy what it said', () => {
  const error = new Error('The connection is gone');
  expect(asError(error)).toBe(error);
  // As pg-boss tells of it.
  const copy = asError({ ...error, message: error.message, stack: error.stack, queue: 'mail' });
  expect(copy).toBeInstanceOf(Error);
  expect([copy.message, copy.stack, copy.cause]).toEqual([
    error.message,
    error.stack,
    expect.objectContaining({ queue: 'mail' }),
  ]);
  expect(asError('gone').message).toBe('gone');
});
