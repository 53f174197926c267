import type { Books } from "../books/books.ts";
import { differencesIn } from "../books/differences.ts";
import type { Fault } from "./fault.ts";

/** Audits both sides of a period's equation. See docs/product/books.md#the-equation. */
export const auditPeriod = (books: Books): Fault<"visit" | "invoice", "difference">[] =>
  differencesIn(books).map((difference) => ({
    record:
      "visit_id" in difference
        ? { kind: "visit", id: difference.visit_id }
        : { kind: "invoice", id: difference.invoice_id },
    rule: "difference",
    text: "what its visits come to is not what the books have of it",
  }));
