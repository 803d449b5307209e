import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { lookIn } from './look.ts';

const face = new FontFace('Montserrat', `url(${montserrat})`, { weight: '100 900' });
document.fonts.add(face);

addons.setConfig({ theme: lookIn("'Montserrat', system-ui, sans-serif") });
