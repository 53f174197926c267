import type { LocalDate } from "@petcare/domain";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { daySpan, fullDay, monthDay } from "../../../lib/format/time.ts";
import { Letterhead } from "../../../parts/invoices/letterhead.tsx";
import paper from "../../../parts/invoices/paper.module.css";
import { entryWords, type Statement } from "./statement-words.ts";

interface StatementPaperProps {
  statement: Statement;
  from: LocalDate;
  to: LocalDate;
}

/** The sheet of a statement: what was billed and received, with the balance after each. */
export function StatementPaper({ statement, from, to }: StatementPaperProps) {
  const { name, address, opening, entries, closing, credit } = statement;
  return (
    <article className={paper.paper} aria-label={`Statement of ${name}`} data-sheet>
      <Letterhead title="Statement" sub={daySpan(from, to)} />
      <div className={paper.facts}>
        <div className={paper.to}>
          <small>For</small>
          <b>{name}</b>
          {address && <p>{address}</p>}
        </div>
        <div />
        <div className={paper.box}>
          <small>{closing < 0 ? "Left over" : "Balance due"}</small>
          <strong>{dollarsText(Math.abs(closing))}</strong>
          <small>on {fullDay(to)}</small>
        </div>
      </div>
      <table className={`${paper.lines} ${paper.entries}`}>
        <caption className="visually-hidden">What was billed and received</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col" data-align="end">
              Billed
            </th>
            <th scope="col" data-align="end">
              Received
            </th>
            <th scope="col" data-align="end">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{monthDay(from)}</td>
            <td>Balance before</td>
            <td />
            <td />
            <td data-align="end">{dollarsText(opening)}</td>
          </tr>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{monthDay(entry.date)}</td>
              <td>
                {entryWords(entry)}
                {entry.tip !== null && <small>and a tip of {dollarsText(entry.tip)}, passed on</small>}
              </td>
              <td data-align="end">{entry.billed !== 0 && dollarsText(entry.billed)}</td>
              <td data-align="end">{entry.received !== 0 && dollarsText(entry.received)}</td>
              <td data-align="end">{dollarsText(entry.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length === 0 && <p className={paper.note}>Nothing was billed or received in these days.</p>}
      <div className={paper.foot}>
        <div />
        <dl className={paper.totals}>
          <dt data-balance>{closing < 0 ? "Left over" : "Balance due"}</dt>
          <dd data-balance>{dollarsText(Math.abs(closing))}</dd>
          {credit > 0 && closing >= 0 && (
            <>
              <dt>Credit not used yet</dt>
              <dd>{dollarsText(credit)}</dd>
            </>
          )}
        </dl>
      </div>
    </article>
  );
}
