import { Skeleton } from "@mantine/core";
import { getReconciliation } from "@petcare/contract";
import { Link } from "react-router-dom";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { daySpan } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { AlertIcon, CheckIcon } from "../../../ui/theme/icons.tsx";
import type { Books, Days } from "./books.ts";
import { Figures } from "./figures.tsx";
import classes from "./reconciliation.module.css";

export const useReconciliation = (from: Days["from"], to: Days["to"]) =>
  useRead(getReconciliation, { query: { from, to }, everyMs: invoicesEveryMs, keepsPrevious: true });

/** Whether the work of some days is billed, to the cent. Each figure leads to its visits. */
export function Reconciliation({ from, to }: Days) {
  const query = useReconciliation(from, to);
  return (
    <section className={classes.card} aria-label="Reconciliation">
      <div className={classes.head}>
        <h2>
          Reconciliation <small>{daySpan(from, to)}</small>
        </h2>
        {query.data && <Verdict books={query.data} />}
        <Link to="/admin/invoices/close">Close the week</Link>
      </div>
      <Loaded query={query} loading={<Skeleton height={120} />}>
        {(books) => <Figures books={books} from={from} to={to} />}
      </Loaded>
    </section>
  );
}

function Verdict({ books: { differences } }: { books: Books }) {
  if (differences.length > 0) {
    return (
      <p className={classes.verdict} data-tone="danger" role="alert">
        <AlertIcon size={16} /> {count(differences.length, "difference")}
      </p>
    );
  }
  return (
    <p className={classes.verdict} data-tone="good">
      <CheckIcon size={16} /> Adds up to the cent
    </p>
  );
}
