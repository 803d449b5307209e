export type Act = (work: () => Promise<unknown>) => Promise<boolean>;
