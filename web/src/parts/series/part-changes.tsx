import type { AnswerOf, moveVisit } from "@petcare/contract";
import { formatDollars } from "../../lib/format/dollars.ts";
import { count } from "../../lib/format/words.ts";

type Parts = NonNullable<AnswerOf<typeof moveVisit>["effect"]["parts"]>;

/** Lists the price parts that an edit changes. */
export const PartChanges = ({ parts }: { parts: Parts | undefined }) =>
  parts && (
    <ul aria-label="What it costs changes">
      {parts.map((part) => (
        <li key={JSON.stringify(part)}>{partWords(part)}</li>
      ))}
    </ul>
  );

/** 'Thanksgiving +$10.00 is dropped', 'Third pet +$2.50 becomes +$3.00 on 9 visits' */
export function partWords({ name, from, to, visits }: Parts[number]): string {
  const [was, is] = [from, to].map((amount) => amount !== null && `+${formatDollars(amount)}`);
  const of = (word: string) => (visits === 1 ? "" : ` ${word} ${count(visits, "visit")}`);
  if (!was) return `${name} ${is} is added${of("to")}`;
  return is ? `${name} ${was} becomes ${is}${of("on")}` : `${name} ${was} is dropped${of("from")}`;
}
