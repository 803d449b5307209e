export type PreviewQuery = Readonly<Record<string, unknown>>;

/** What a call is given: path parameters, query, body, and the signal it ends with. */
export interface PreviewRequests {
  readonly params?: PreviewQuery;
  readonly query?: PreviewQuery;
  readonly body?: unknown;
  /** The language the page is in: a call carries it beside what it asks. */
  readonly locale?: string;
}
/** Written as a method: a test may know more of what its call is given than every call is. */
interface PreviewCall {
  call(asked: PreviewRequests): Promise<unknown>;
}
export type PreviewCalls = Readonly<Record<string, PreviewCall['call']>>;
