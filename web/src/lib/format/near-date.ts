import { isLocalDate, type LocalDate } from "@petcare/domain";

/** Tells whether a text is a date that the API takes with the whole week around it. The API takes 1900 to 2199. */
export const isNearDate = (text: unknown): text is LocalDate => isLocalDate(text) && text >= "1901" && text < "2199";
