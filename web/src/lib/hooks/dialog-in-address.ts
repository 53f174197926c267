/** A dialog in the address: `?visit=s1.2026-11-20` has the kind `visit` and that id. */
export interface DialogName<Kind extends string> {
  kind: Kind;
  id: string;
}

/** Reads the dialog from the address. Of several, the first of `kinds` counts. */
export function dialogIn<Kind extends string>(
  params: URLSearchParams,
  kinds: readonly Kind[],
): DialogName<Kind> | undefined {
  for (const kind of kinds) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}

/** The parameters with this dialog, or with none. Other parameters stay. */
export function withDialog<Kind extends string>(
  params: URLSearchParams,
  kinds: readonly Kind[],
  dialog: DialogName<Kind> | undefined,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const kind of kinds) next.delete(kind);
  if (dialog) next.set(dialog.kind, dialog.id);
  return next;
}
