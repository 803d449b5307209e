/** The workspaces beside the pages, below /admin: what is done there is no step of a page. */
const besidePages: readonly string[] = [
  '/overview',
  '/jobs',
  '/companies',
  '/people',
  '/content',
  '/mails',
  '/media',
  '/shop',
  '/team',
  '/sites',
];

/** Whether an address below /admin is that of a workspace beside the pages, in the back office's frame. */
export const isBesidePages = (pathname: string): boolean => besidePages.includes(pathname);
