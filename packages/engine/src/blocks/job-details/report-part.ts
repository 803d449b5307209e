import { codePart } from '../../page/code-part.tsx';

/** The form by which a job is reported, which only who reports one loads. */
export const reportPart = codePart(() => import('./report.tsx').then((m) => m.Report));
