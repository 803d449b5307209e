import { createContext } from 'react';

/** The folder in which the files of fonts are served; undefined where nobody serves them. The website has them here. */
export const FontFolderContext = createContext<string | undefined>('/assets/fonts');
