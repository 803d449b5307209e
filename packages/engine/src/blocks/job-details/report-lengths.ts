import { longestReport } from '@boardwright/api-client/contract';

/** Longest texts of a report, as the contract's `reportJob` takes them. */
export const reportLengths = { explanation: longestReport, name: 200, email: 254 } as const;
