/** The first name of a person: what stands before any white space. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

/** Whether somebody can be greeted by it: letters, with apostrophes, hyphens and a dot at its end, and no address. */
export const isFirstName = (text: string): boolean => /^\p{L}[\p{L}\p{M}'’-]{0,39}\.?$/u.test(text);
