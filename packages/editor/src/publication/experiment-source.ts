import type {
  Experiment,
  experimentLengths,
  ExperimentMeasure,
  experimentShares,
} from '@boardwright/api-client/contract';

export interface NewExperiment {
  /** So that the same call sent twice starts one. */
  readonly uid: string;
  /** Upper case. */
  readonly locale: string;
  /** Those of version B, as they are stored. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Of the block's schema. */
  readonly version: number;
  readonly measure: ExperimentMeasure;
  /** Of a hundred visitors, how many see B. */
  readonly share: (typeof experimentShares)[number];
  readonly days: (typeof experimentLengths)[number];
}

/** Where two versions of a block are tested. */
export interface ExperimentSource {
  /** Those that run, then those that ended. @throws Error whose message is a sentence for the admin */
  readonly find: (site: number) => Promise<readonly Experiment[]>;
  /** @throws Error, as `find` */
  readonly start: (block: number, experiment: NewExperiment) => Promise<Experiment>;
  /** Ends one, or says of one that ended which version stays. @throws Error, as `find` */
  readonly end: (experiment: number, outcome: 'a' | 'b') => Promise<Experiment>;
}
