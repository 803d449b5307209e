import type { Plugin } from '@boardwright/api';
import * as plugins from '../plugins/index.ts';

/** The plugins of this repository: all that `plugins/index.ts` names. */
export const installedPlugins: readonly Plugin[] = Object.values<Plugin>(plugins);
