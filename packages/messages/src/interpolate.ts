/** What fills the `{{name}}` of a message; a `count` that is a number also chooses its plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A message with its `{{name}}` filled in; a name without a value leaves nothing. */
export function interpolate(message: string, values: MessageValues): string {
  if (!message.includes('{{')) return message;
  // Only what was given: a site writes its own messages, and {{constructor}} is a name that every object has.
  return message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : '',
  );
}
