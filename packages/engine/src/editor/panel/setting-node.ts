/** The part of JSON Schema that the panel reads of a setting. */
export interface SettingNode {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly (string | number)[];
  /** What its choices are called, in the order of `enum`. */
  readonly enumNames?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: SettingNode;
  readonly properties?: Readonly<Record<string, SettingNode>>;
  readonly required?: readonly string[];
}
