import type { CarriedOver, LocalDate } from "@petcare/domain";
import type { Author } from "../../history/author.ts";

export interface ClosingRequest {
  monday: LocalDate;
  /** The local date on which it is closed. */
  today: LocalDate;
  /** Of the form. The same request again closes nothing, and answers the same. */
  id: string;
  request_hash: string;
  /** The digest of the week as it was seen. */
  seen: string;
  carried: CarriedOver[];
  /** The name with which it is signed. */
  signed: string;
  by: Author;
}
