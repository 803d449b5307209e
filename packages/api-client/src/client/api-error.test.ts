import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorFromReply, isHandled, readErrorBody } from './api-error.ts';

const sentence = fc.string({ minLength: 1 });
const fieldLists = fc.dictionary(
  fc
    .string({ minLength: 1 })
    .filter((name) => !['errors', 'message', 'fields', 'code', '__proto__'].includes(name)),
  fc.array(sentence, { minLength: 1, maxLength: 3 }),
  { minKeys: 1, maxKeys: 4 },
);

describe('the message of an error body (§8)', () => {
  it('is the errors list joined by line breaks, whatever else the body says', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1 }), sentence, fieldLists, (errors, message, fields) => {
        expect(readErrorBody({ errors, message, fields }).message).toBe(errors.join('\n'));
      }),
    );
  });

  it('else is the message', () => {
    fc.assert(
      fc.property(
        sentence,
        fieldLists,
        fc.constantFrom<unknown>([], undefined, null),
        (message, fields, errors) => {
          expect(readErrorBody({ message, fields, errors }).message).toBe(message);
        },
      ),
    );
  });

  it('else is every field list joined by line breaks: under fields, under errors, or at the top', () => {
    fc.assert(
      fc.property(fieldLists, (fields) => {
        const expected = Object.values(fields).flat().join('\n');
        for (const body of [{ fields }, { errors: fields }, fields]) {
          expect(readErrorBody(body)).toMatchObject({ message: expected, fields });
        }
      }),
    );
  });

  it('is never empty and never throws, for any body at all', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: 400, max: 599 }), (body, status) => {
        expect(errorFromReply(status, body, '/api/public/v1/jobs', 'en').message).not.toBe('');
      }),
    );
  });
});

describe('handled', () => {
  it.each([
    [400, '/api/public/v1/jobs', true],
    [401, '/api/admin/v1/login', true],
    [404, '/api/public/v1/jobs', false],
    [422, '/api/public/v1/jobs', false],
    [500, '/api/public/v1/jobs', false],
    [400, 'https://api.example/api/public/v1/orders', false],
    [401, '/api/public/v1/orders?x=1', false],
    [400, '/api/employer/v1/orders', true],
  ])('%i of %s: %s', (status, url, expected) => expect(isHandled(status, url)).toBe(expected));
});
