/** Any field that differs from what the server drew, and anything that was sent and did not arrive. */
export function hasUnsavedInput(root: ParentNode): boolean {
  if (root.querySelector('form[data-unsent]')) return true;
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method="post"] :is(input:not([type=hidden]), textarea)',
  );
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}
