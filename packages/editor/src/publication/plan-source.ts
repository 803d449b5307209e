import type { PublishPlan } from '@boardwright/api-client/contract';

export interface NewPlan {
  /** So that the same call sent twice makes one plan. */
  readonly uid: string;
  /** ISO 8601. */
  readonly dueAt: string;
  /** When the pages go back to what visitors have now, ISO 8601. */
  readonly backAt?: string | undefined;
  /** Pages that go to visitors as they are saved. */
  readonly pages: readonly number[];
  /** Pages that are taken from them. */
  readonly offline: readonly number[];
  /** Shared blocks that change with them. */
  readonly blocks: readonly number[];
  /** How many remarks the checks have; undefined where nothing goes to visitors. */
  readonly remarks?: number;
}

/** Where it is planned what goes to visitors, or from them, and when. */
export interface PlanSource {
  /** @throws Error whose message is a sentence for the admin; `fields` names what of the form it is about */
  readonly add: (site: number, plan: NewPlan) => Promise<PublishPlan>;
  /** With `anew` the plan holds its pages as they are saved now. @throws Error, as `add` */
  readonly change: (plan: number, dueAt: string, anew: boolean) => Promise<PublishPlan>;
  /** @throws Error, as `add` */
  readonly cancel: (plan: number) => Promise<void>;
  /** Does it now. @throws Error, as `add` */
  readonly run: (plan: number) => Promise<void>;
}
