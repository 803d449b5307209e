/**
 * Sends a form as the browser does without scripts, by the button that was pressed: code that does not come must not cost
 * the click. What the form holds is what is sent.
 */
export function postAsDocument(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const pressed = document.createElement('input');
    pressed.type = 'hidden';
    pressed.name = submitter.name;
    pressed.value = submitter.value;
    form.append(pressed);
  }
  // Not `requestSubmit`, which would ask the script again; not the form's own, which a field of that name would hide.
  HTMLFormElement.prototype.submit.call(form);
}
