import type { Configuration } from '@boardwright/api-client/contract';

/** The configuration of a board of which nothing is known: no segments, no newsletters, nothing to pay for. */
export const emptyConfiguration: Configuration = {
  sites: [],
  job_boards: [],
  segments: [],
  segments_groups: [],
  newsletters: [],
  payment_types: [],
  countries: [],
  third_parties: [],
  settings: { app_image: null, app_credit_price: 0, app_use_imperial_system: false },
};
