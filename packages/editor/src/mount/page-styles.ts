/**
 * The rules that pages are rendered with, of `@boardwright/ui` and `@boardwright/engine`: the build of the package puts
 * their sheets here. In the repository itself each part imports its own.
 */
export const pageStyles: string = '';
