import { defineEndpoint } from '../define-endpoint.ts';
import { overview as overviewShape, overviewPeriods } from '../entities/overview.ts';
import { one } from '../shape.ts';

/** How a board stands, for its admins. */
const readOverview = defineEndpoint({
  method: 'GET',
  path: '/overview',
  roles: ['admin'],
  area: 'overview',
  summary:
    'What waits for an admin of the board, and what happened on it per day till yesterday, beside as many days before. Counted on the server, as sums: nothing says who.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { days: { type: 'integer', enum: overviewPeriods, default: 28 } },
  },
  reply: one(overviewShape),
});

export const overview = { readOverview } as const;
