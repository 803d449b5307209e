import type { SettingNode } from '../panel/setting-node.ts';

/** The schema of a link in a list that opens: it is read as a line of it, so that to look like a button changes nothing. */
export function linkInList({ properties = {}, ...schema }: SettingNode): SettingNode {
  const { isButton: _isButton, buttonType: _buttonType, ...parts } = properties;
  return { ...schema, properties: parts };
}
