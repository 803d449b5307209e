export { longestSlug, slugOf } from '@boardwright/api-client/contract';
