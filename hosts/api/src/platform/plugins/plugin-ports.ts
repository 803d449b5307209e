import type { Plugin } from './plugin.ts';
import { PluginError } from './plugin-error.ts';

/** Of which there is one, and what it does, as a sentence goes on. */
const only = { mailer: 'send the mails', storage: 'keep the files' } as const;
type Only = keyof typeof only;

/** What plugins do in place of the product: at most one of them each. */
export type PluginPorts = Pick<Plugin, Only>;

/** @throws PluginError where two would do the same */
export function portsOf(plugins: readonly Plugin[]): PluginPorts {
  const one = <Part extends Only>(part: Part): Plugin[Part] => {
    const [first, second] = plugins.filter((plugin) => plugin[part] !== undefined);
    if (first && second)
      throw new PluginError(
        `The plugins '${first.name}' and '${second.name}' both ${only[part]}, and one can: take the other out.`,
      );
    return first?.[part];
  };
  return { mailer: one('mailer'), storage: one('storage') };
}
