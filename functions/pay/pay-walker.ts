import { payWalker, type RequestOf } from "@petcare/contract";
import { centsOf, dateInWords, formatCents } from "@petcare/domain";
import { type DueLine, type MadePayRun, makePayRun } from "@petcare/storage";
import { checkNotLater, checkPast } from "../shared/money/period.ts";
import { readMember } from "../shared/people/walker-record.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, idFrom, runtime } from "../shared/runtime.ts";
import { dueOf } from "./due-answer.ts";
import { payRunDocument } from "./pay-answer.ts";

type Body = RequestOf<typeof payWalker>["body"];

export const handler = endpoint(payWalker, async ({ body, caller, via }) => {
  const { walker_id, to, n, lines, paid_on, method, note } = body;
  checkNotLater("to", to);
  checkPast(paid_on, "paid_on");
  const walker = await readMember(walker_id);
  const made = await makePayRun(runtime.db, {
    walker_id,
    paid_to: walker.name,
    to,
    n,
    lines: lines.map(({ kind, id, amount }) => ({ kind, id, cents: centsOf(amount) })),
    paid_on,
    method,
    note: note || undefined,
    request_hash: digest(body),
    by: authorOf({ caller, via }),
    idOf: (number) => idFrom("pay-run", walker_id, String(number)),
  });
  if (!("document" in made)) throw await refusalOf(made, body);
  return payRunDocument(made.document);
});

type Refused = Exclude<MadePayRun, { outcome: "made" | "existing" }>;

async function refusalOf(refused: Refused, { walker_id, to }: Body): Promise<AppError> {
  switch (refused.outcome) {
    case "changed":
      return new AppError("conflict", "What is due has changed since you looked.", {
        current: await dueOf(walker_id, to),
      });
    case "unknown":
      return invalidField("lines", `Set the pay of ${visitWords(refused.line)} first.`);
    case "nothing":
      return invalidField("lines", "Nothing is due.");
    case "negative":
      return invalidField("lines", `${formatCents(refused.total)} is less than nothing, so it stays due.`);
  }
}

const visitWords = ({ pet_names = [], date }: DueLine) =>
  `${pet_names.join(" & ") || "a visit"}, ${dateInWords(date)},`;
