import { codePart } from '../../../page/code-part.tsx';

/** The page of an introduction's mailed link: few people of an account ever see it. */
export const introductionLinkPart = codePart(() =>
  import('./introduction-link.tsx').then((m) => m.IntroductionLink),
);
