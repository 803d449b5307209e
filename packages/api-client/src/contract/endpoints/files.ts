import { defineEndpoint } from '../define-endpoint.ts';
import { publicCandidate, upload } from '../entities/account.ts';
import { product } from '../entities/product.ts';
import { list, one, page } from '../shape.ts';
import { candidateQuery } from './candidates.ts';

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
      ...candidateQuery,
      'match[uuid]': { type: 'string', maxLength: 40 },
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
  area: 'media',
  summary:
    'Keeps a file; a public picture (JPG, PNG; of an admin also WebP, AVIF, GIF and SVG, which is cleaned) gets an address and three smaller sizes, and is in the library of the site if an admin sent it.',
  perMinute: 60,
  consumes: 'multipart',
  reply: one(upload),
  errors: [
    'fileTooLarge',
    'fileTypeNotAllowed',
    'pictureTooBig',
    'fileUpload',
    'tooManyRequests',
    'unavailable',
  ],
});

export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/files/download/{token}',
  roles: ['candidate', 'employer'],
  summary:
    'To an employer a file of one of their applications or contacted candidates; to a candidate what they sent, or what came with a contact request.',
  produces: 'binary',
  errors: ['notFound'],
});

export const files = { findCandidates, findBoardProducts, uploadFile, downloadFile } as const;
