import { defineEndpoint } from '../define-endpoint.ts';
import { publicCandidate, upload } from '../entities/account.ts';
import { product } from '../entities/content.ts';
import { list, one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

/** Specification §7 'Resumes, orders, files', the public part. */
export const findCandidates = defineEndpoint({
  method: 'GET',
  path: '/candidates',
  roles: ['public'],
  summary: 'Candidates who are available for hire, without their contact details.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      location_name: { type: 'string', maxLength: 120 },
      lat: { type: 'number', minimum: -90, maximum: 90 },
      lon: { type: 'number', minimum: -180, maximum: 180 },
      distance: { type: 'number', minimum: 1, maximum: 1000 },
      'in[segment_ids]': {
        type: 'array',
        maxItems: 100,
        items: { type: 'string', pattern: '^\\d{1,9}(,\\d{1,9})*$' },
      },
      'match[uuid]': { type: 'string', maxLength: 40 },
      sort: { enum: ['created_at', '-created_at'] },
    },
  },
  reply: page(publicCandidate),
  errors: ['placeUnknown'],
});

export const findBoardProducts = defineEndpoint({
  method: 'GET',
  path: '/job-boards/{id:int}/products',
  roles: ['public'],
  summary: 'What employers can buy on a board.',
  reply: list(product),
  errors: ['notFound'],
});

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/files/upload',
  roles: ['candidate', 'employer', 'admin'],
  summary: 'Keeps a file; a public picture (JPG, PNG) gets an address and three smaller sizes.',
  perMinute: 60,
  consumes: 'multipart',
  reply: one(upload),
  errors: ['fileTooLarge', 'fileTypeNotAllowed', 'fileUpload', 'tooManyRequests'],
});

export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/files/download/{token}',
  roles: ['employer'],
  summary: "Gives back a file of one of the employer's applications.",
  produces: 'binary',
  errors: ['notFound'],
});

export const files = { findCandidates, findBoardProducts, uploadFile, downloadFile } as const;
