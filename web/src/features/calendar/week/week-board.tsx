import type { LocalDate } from "@petcare/domain";
import { today } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { DayCell, WeekTable } from "../../../parts/week-table.tsx";
import { type Board, workOf } from "../board.ts";
import { type BoardProps, colorOf } from "../board-card.tsx";
import { CellContents, DayMenu, RowHead } from "../board-parts.tsx";
import classes from "../board-table.module.css";
import { moveInBoard } from "../move-in-board.ts";
import { useChoosingTarget } from "../moving/moving-context.ts";

const visitsText = (board: Board, date: LocalDate) =>
  count(
    board.rows
      .flatMap(({ cells }) => cells.filter((cell) => cell.date === date))
      .reduce((sum, { visits }) => sum + workOf(visits).visits, 0),
    "visit",
  );

/** Walkers by days. Tab goes from card to card, and the arrow keys through cards and free slots. */
export function WeekBoard(props: BoardProps) {
  const { board, address, now } = props;
  const current = today(now);
  const isChoosingTarget = useChoosingTarget() !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside.
    <div className={classes.board} onKeyDown={moveInBoard}>
      <WeekTable
        caption="Visits of the week by walker and day"
        rowsAre="Walker"
        isGrid={isChoosingTarget}
        days={address.days}
        today={current}
        note={(date) =>
          date < current ? (
            visitsText(board, date)
          ) : (
            <DayMenu date={date} address={address} words={visitsText(board, date)} />
          )
        }
      >
        {board.rows.map((row) => (
          <tr key={row.walker?.id ?? ""} data-unassigned={!row.walker || undefined}>
            <th scope="row">
              <RowHead row={row} work={row.work} color={colorOf(row, props.colors)} address={props.address} />
            </th>
            {row.cells.map((cell) => (
              <DayCell key={cell.date} date={cell.date} today={current} off={cell.off !== undefined}>
                <CellContents {...props} dense row={row} cell={cell} />
              </DayCell>
            ))}
          </tr>
        ))}
      </WeekTable>
    </div>
  );
}
