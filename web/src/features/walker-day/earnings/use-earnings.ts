import { type AnswerOf, myEstimatedEarnings } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../../lib/api/query.ts";
import type { Days } from "./earnings-range.ts";

export type Earnings = AnswerOf<typeof myEstimatedEarnings>;

export const useEarnings = ({ first, last }: Days) =>
  useQuery(read(myEstimatedEarnings, { query: { start: first, end: addDays(last, 1) } }));
