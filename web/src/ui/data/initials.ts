/** 'RD' of 'Rosa Delgado', 'C' of 'Cher'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return `${words[0]?.slice(0, 1) ?? ""}${last.slice(0, 1)}`.toUpperCase();
}
