import { rateInWords } from "@petcare/domain";
import { formatDollars } from "./dollars.ts";

/** 'Sales tax 8.625 % on $120.00' */
export const taxText = ({ rate, base }: { rate: number; base: number }): string =>
  `Sales tax ${rateInWords(rate)} on ${formatDollars(base)}`;
