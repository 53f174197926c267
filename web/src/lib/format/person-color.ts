const colors = 8;

/** The colour of each person by id: their own, else one of the palette's in turn. */
export function personColors(people: readonly { id: string; color?: string | undefined }[]): Map<string, string> {
  return new Map(people.map(({ id, color }, index) => [id, color ?? `var(--person-${(index % colors) + 1})`]));
}
