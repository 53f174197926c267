/** The first name of a person: what stands before any white space. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
