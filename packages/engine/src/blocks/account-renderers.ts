// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.

/** The renderers of blocks of accounts, candidates and the shop: pages that have none of them do not fetch their names. */
export const accountRenderers = {
  account: () => import('./account/account.tsx').then((m) => m.Account),
  'candidate-details': () =>
    import('./candidate-details/candidate-details.tsx').then((m) => m.CandidateDetails),
  'candidate-list': () => import('./candidate-list/candidate-list.tsx').then((m) => m.CandidateList),
  login: () => import('./login/login.tsx').then((m) => m.Login),
  'password-change': () => import('./password-change/password-change.tsx').then((m) => m.PasswordChange),
  'password-forgot': () => import('./password-forgot/password-forgot.tsx').then((m) => m.PasswordForgot),
  products: () => import('./products/products.tsx').then((m) => m.Products),
  register: () => import('./register/register.tsx').then((m) => m.Register),
} as const;

export type AccountRenderers = typeof accountRenderers;
