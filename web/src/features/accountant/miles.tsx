import { business } from "@petcare/business";
import { type AnswerOf, listMiles } from "@petcare/contract";
import { type Cents, type LocalDate, totalOf } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { count } from "../../lib/format/words.ts";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Csv, dollars, fixed } from "./csv-button.tsx";

type Day = AnswerOf<typeof listMiles>[number];

/** A walker's miles of a year. */
interface Driven {
  walker: Day["walker"];
  days: number;
  tenths: number;
  cents: Cents;
}

/** Adds up the miles of each walker, who drove most first. The amount is that of the sum, to the nearest cent. */
const drivenIn = (days: readonly Day[], rate: number): Driven[] =>
  [...Map.groupBy(days, ({ walker }) => walker.id).values()]
    .flatMap((mine) => {
      const tenths = tenthsOf(mine);
      return mine[0] ? [{ walker: mine[0].walker, days: mine.length, tenths, cents: amountOf(tenths, rate) }] : [];
    })
    .sort((a, b) => b.tenths - a.tenths);

/** The rows of a year's miles as a file, its heads first: a row for each day, then the sum of each walker. */
export const milesTable = (days: readonly Day[], rate: number): string[][] => [
  ["Walker", "Date", "Miles", headOf(rate), "Note"],
  ...drivenIn(days, rate).flatMap(({ walker, tenths, cents }) => [
    ...days
      .filter((day) => day.walker.id === walker.id)
      .map(({ date, miles, note }) => [walker.name, date, miles.toFixed(1), "", note ?? ""]),
    [walker.name, "Together", (tenths / 10).toFixed(1), fixed(cents), ""],
  ]),
];

const tenthsOf = (days: readonly Day[]) => totalOf(days.map(({ miles }) => Math.round(miles * 10)));
const amountOf = (tenths: number, rate: number): Cents => Math.round((tenths * Math.round(rate * 1000)) / 100);

/** The miles of a year, by walker. */
export function Miles({ year }: { year: number }) {
  const query = useRead(listMiles, { query: { from: dayIn(year, "01-01"), to: dayIn(year, "12-31") } });
  const rate = business.mileRate;
  return (
    <Card title="Miles" aside={<Csv of="Miles" file={`miles-${year}`} table={milesTable(query.data ?? [], rate)} />}>
      <Loaded query={query}>
        {(days) =>
          days.length === 0 ? <p>No miles in {year}.</p> : <MilesOf driven={drivenIn(days, rate)} head={headOf(rate)} />
        }
      </Loaded>
      <p className="quiet">Walkers type them below the visits of their day, up to seven days back.</p>
    </Card>
  );
}

const MilesOf = ({ driven, head }: { driven: readonly Driven[]; head: string }) => (
  <DataTable
    caption="Miles"
    columns={[...columns, { head, align: "end", cell: ({ cents }) => dollars(cents) }]}
    rows={driven}
    keyOf={({ walker }) => walker.id}
    foot={{
      title: count(driven.length, "walker"),
      sums: {
        Days: totalOf(driven.map(({ days }) => days)),
        Miles: inMiles(totalOf(driven.map(({ tenths }) => tenths))),
        [head]: dollars(totalOf(driven.map(({ cents }) => cents))),
      },
    }}
  />
);

const dayIn = (year: number, monthDay: string) => `${year}-${monthDay}` as LocalDate;
const inMiles = (tenths: number) => (tenths / 10).toFixed(1);
/** 'At $0.70', or 'At $0.725': a rate may have a part of a cent. */
const headOf = (rate: number) => `At $${rate.toFixed(3).replace(/0$/, "")}`;

const columns: Column<Driven>[] = [
  { head: "Walker", cell: ({ walker }) => walker.name },
  { head: "Days", align: "end", cell: ({ days }) => days },
  { head: "Miles", align: "end", cell: ({ tenths }) => inMiles(tenths) },
];
