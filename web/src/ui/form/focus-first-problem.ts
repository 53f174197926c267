/** Once the errors are drawn, brings the focus to the first field of the form that has one. */
export function focusFirstProblem(formId: string): void {
  setTimeout(() => {
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
