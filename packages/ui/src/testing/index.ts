export {
  accessibleName,
  descriptionOf,
  getByRole,
  hasIcon,
  parseHtml,
  queryAllByRole,
  textOf,
  textOfBlock,
  valueOf,
} from './by-role.ts';
export { messagesOf, renderPart } from './render-part.tsx';
