/**
 * Any field that differs from what the server drew, anything that was sent and did not arrive, and a text that is typed in
 * where it stands.
 */
export function hasUnsavedInput(root: ParentNode): boolean {
  if (root.querySelector('form[data-unsent], [contenteditable]')) return true;
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method="post"] :is(input:not([type=hidden]), textarea)',
  );
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}
