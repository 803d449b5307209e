export { ApiError, readErrorBody, type ErrorParts, type Fields, type UnansweredCode } from './api-error.ts';
export { axiosSend } from './axios-send.ts';
export type { Call, Calls } from '../contract/call.ts';
export { calls } from './calls.ts';
export type { AddedCalls, Args, Client, DownloadedFile, NoDetails, UploadedFile } from './client-types.ts';
export { callsOf, createClient, requestTimeout, type ClientOptions, type LogEntry } from './create-client.ts';
export { endpointUrl } from './endpoint-url.ts';
export { failurePolicies, isSwallowedOnStart, type EndpointName, type Outcome } from './failure-policy.ts';
export { isOutage, resolveApiHost, withoutPort, type ResolveHostOptions } from './resolve-host.ts';
export type { Send, SendReply, SendRequest } from './send.ts';
export {
  createMemoryTokens,
  isTokenValid,
  tokenExpiryMargin,
  tokenOwner,
  type MemoryTokens,
  type StoredToken,
  type TokenOwner,
  type TokenStore,
} from './tokens.ts';
