/** Puts the focus into the first field of a form that is said to be wrong, where there is one. */
export function focusFirstProblem(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
