import type { PublishPlan } from '@boardwright/api-client/contract';

/** What goes to visitors, or from them, together. */
export interface PlanContents {
  /** Pages that go to visitors as they are saved. */
  readonly pages: readonly number[];
  /** Pages that are taken from them. */
  readonly offline: readonly number[];
  /** Shared blocks that change with them. */
  readonly blocks: readonly number[];
  /** How the site looks changes with them. */
  readonly appearance: boolean;
}

export interface NewPlan extends Partial<PlanContents> {
  /** So that the same call sent twice makes one plan. */
  readonly uid: string;
  /** Of a release. */
  readonly name?: string | undefined;
  /** ISO 8601; without it a release waits until somebody gives it a moment. */
  readonly dueAt?: string | undefined;
  /** When the pages go back to what visitors have now, ISO 8601. */
  readonly backAt?: string | undefined;
  /** How many remarks the checks have; undefined where nothing goes to visitors. */
  readonly remarks?: number | undefined;
}

/** What becomes another; what is not named stays. */
export interface PlanChange extends Partial<PlanContents> {
  /** ISO 8601; null takes the moment from a release. */
  readonly dueAt: string | null;
  /** It holds its pages as they are saved now. */
  readonly anew?: boolean;
  readonly name?: string;
  /** When it goes back, ISO 8601; null for never. */
  readonly backAt?: string | null;
  readonly remarks?: number | undefined;
}

/** Where it is planned what goes to visitors, or from them, and when. */
export interface PlanSource {
  /** @throws Error whose message is a sentence for the admin; `fields` names what of the form it is about */
  readonly add: (site: number, plan: NewPlan) => Promise<PublishPlan>;
  /** @throws Error, as `add` */
  readonly change: (plan: number, change: PlanChange) => Promise<PublishPlan>;
  /** @throws Error, as `add` */
  readonly cancel: (plan: number) => Promise<void>;
  /** Does it now. @param remarks how many the checks have @throws Error, as `add` */
  readonly run: (plan: number, remarks?: number) => Promise<void>;
}
