import { useClients } from "../../../lib/api/people.ts";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { Letterhead } from "../../../parts/invoices/letterhead.tsx";
import paper from "../../../parts/invoices/paper.module.css";
import type { Due, DueLine } from "./pay-types.ts";
import { clientNames, groupsOf, lineText } from "./pay-words.ts";

interface PayPaperProps {
  /** Whose pay it is. */
  name: string;
  /** 'Nov 2 – 8' or 'Up to Nov 15, 2026'. */
  days: string;
  /** What the sum is called, and what stands below it: 'Paid', 'Zelle, Nov 9'. */
  word: string;
  how: string;
  lines: readonly DueLine[];
  sums: Due["sums"];
}

/** The sheet of a walker's pay: what it is for, line by line, and its sum. */
export function PayPaper({ name, days, word, how, lines, sums }: PayPaperProps) {
  const nameOf = clientNames(useClients());
  const ordered = groupsOf(lines).flatMap((group) => group.lines.map((line) => ({ line, title: group.title })));
  return (
    <article className={paper.paper} aria-label={`Pay of ${name}`} data-sheet>
      <Letterhead title="Pay" sub={days} />
      <div className={paper.facts}>
        <div className={paper.to}>
          <small>For</small>
          <b>{name}</b>
        </div>
        <div />
        <div className={paper.box}>
          <small>{word}</small>
          <strong>{dollarsText(sums.total)}</strong>
          <small>{how}</small>
        </div>
      </div>
      <table className={paper.lines}>
        <caption className="visually-hidden">What the pay is for</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col">Of</th>
            <th scope="col" data-align="end">
              Pay
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ line, title }) => (
            <tr key={line.id}>
              <td>{shortDay(line.date)}</td>
              <td>{title}</td>
              <td>{lineText(line, nameOf(line.client_id))}</td>
              <td data-align="end">{line.amount === null ? "no pay yet" : dollarsText(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={paper.foot}>
        <div />
        <dl className={paper.totals}>
          <dt>{count(sums.visits, "visit")}</dt>
          <dd>{dollarsText(sums.work)}</dd>
          {sums.tips !== 0 && (
            <>
              <dt>Tips</dt>
              <dd>{dollarsText(sums.tips)}</dd>
            </>
          )}
          {sums.corrections !== 0 && (
            <>
              <dt>Corrections</dt>
              <dd>{dollarsText(sums.corrections)}</dd>
            </>
          )}
          <dt data-balance>{word}</dt>
          <dd data-balance>{dollarsText(sums.total)}</dd>
        </dl>
      </div>
    </article>
  );
}
