import type { ApiError } from '@boardwright/api-client';
import { describe, expect, it } from 'vitest';
import { uploadFailure } from './image-rules.ts';

const refused = (status: number) =>
  Object.assign(new Error('Words'), { name: 'ApiError', status }) as ApiError;

describe('why a picture is not on the site', () => {
  it.each([
    ['the server broke', refused(500), 'serverFailed'],
    ['the server is full', refused(503), 'serverFailed'],
    ['nobody answered', refused(0), 'failed'],
    ['nothing is known', undefined, 'failed'],
    ['the server said why', refused(415), undefined],
  ])('%s', (_when, error, message) => {
    expect(uploadFailure(error)).toBe(message);
  });
});
