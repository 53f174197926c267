/** A dialog as the address names it: `?visit=s1.2026-11-20` is the kind `visit` and that id. */
export interface DialogName<Kind extends string> {
  kind: Kind;
  id: string;
}

/** The dialog that the address names. Of several the first of `kinds` counts. */
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

/** The address with this dialog alone, or with none; all else in it stays. */
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
