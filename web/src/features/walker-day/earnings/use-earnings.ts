import { type AnswerOf, myEstimatedEarnings } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import type { Days } from "./earnings-range.ts";

export type Earnings = AnswerOf<typeof myEstimatedEarnings>;

export const useEarnings = ({ first, last }: Days) =>
  useRead(myEstimatedEarnings, { query: { start: first, end: addDays(last, 1) } });
