import { codePart } from '../../page/code-part.tsx';

/** The employer's form for somebody else, which no other visitor loads. */
export const introducePart = codePart(() => import('./introduce.tsx').then((m) => m.Introduce));
