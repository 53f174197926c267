import { isLocalDate, type LocalDate } from "@petcare/domain";

/** Whether an address or a person names a day that can be asked for: the API takes 1900 to 2199, and weeks reach beyond a day. */
export const isNearDate = (text: unknown): text is LocalDate => isLocalDate(text) && text >= "1901" && text < "2199";
