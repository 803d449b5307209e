import { cpus, loadavg, release, type } from 'node:os';

/** Where and when a table was made: above all whether the machine had other work, which makes every time longer. */
export function machine(): string {
  const processors = cpus();
  const load = loadavg().map((share) => share.toFixed(1));
  const busy =
    (loadavg()[0] ?? 0) > processors.length * 0.75 ? ' (busy with other work: times are too long)' : '';
  return [
    `${processors[0]?.model.trim() ?? 'unknown processor'} × ${processors.length}`,
    `${type()} ${release()}`,
    `Node ${process.version}`,
    `load ${load.join(' ')}${busy}`,
  ].join(' · ');
}
