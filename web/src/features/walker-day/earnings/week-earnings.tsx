import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { CoinIcon, NextIcon } from "../../../ui/theme/icons.tsx";
import { daysOf } from "./earnings-range.ts";
import { totalText } from "./earnings-words.ts";
import { useEarnings } from "./use-earnings.ts";
import classes from "./week-earnings.module.css";

/** 'This week: $126.00, 7 walks', a link to the earnings. It keeps its place while the sum is not known. */
export function WeekEarnings({ date }: { date: LocalDate }) {
  const { data } = useEarnings(daysOf("week", date));
  return (
    <Link to="/walker?view=earnings" className={classes.link}>
      <span className={classes.coin}>
        <CoinIcon />
      </span>
      <span className={classes.text}>{data ? `This week: ${totalText(data)}` : "This week's earnings"}</span>
      <NextIcon />
    </Link>
  );
}
