import { compiledSettings, type CompilingPlugin } from '@boardwright/blocks-schema/compile';
import { installedBlocks } from './installed-blocks.ts';

/** For the builds that bring the editor: the checks of the settings of every block there is. */
export const compileSettings = (): CompilingPlugin => compiledSettings(installedBlocks);
