const colors = 8;

/** Chooses each person's colour by id: their own, or the palette's in turn. */
export function personColors(people: readonly { id: string; color?: string | undefined }[]): Map<string, string> {
  return new Map(people.map(({ id, color }, index) => [id, color ?? `var(--person-${(index % colors) + 1})`]));
}
