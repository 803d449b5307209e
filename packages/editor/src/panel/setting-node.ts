/** The part of JSON Schema that the panel reads of a setting, as it is drawn (form-schema.ts). */
export interface SettingNode {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  /** Whether nothing at all, null, is a value. */
  readonly nullable?: boolean;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  /** Values an author gives as examples: suggested while a text is written. */
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly enum?: readonly (string | number)[];
  /** What its choices are called, in the order of `enum`. */
  readonly enumNames?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: SettingNode;
  /** One schema for each place of a list that always has so many. */
  readonly places?: readonly SettingNode[];
  readonly properties?: Readonly<Record<string, SettingNode>>;
  readonly additionalProperties?: boolean | SettingNode;
  readonly patternProperties?: Readonly<Record<string, SettingNode>>;
  readonly required?: readonly string[];
  /** Kinds of value of which one is chosen. */
  readonly oneOf?: readonly SettingNode[];
  /** Of a kind: where its schema stands, for the validator. */
  readonly branch?: string;
  /** Only shown while the settings beside it have these values. */
  readonly visibleWhen?: VisibleWhen;
}

/** Values by the name of what stands beside: one of them has to be there. */
export type VisibleWhen = Readonly<Record<string, unknown>>;
