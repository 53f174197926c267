import type { LocalDate } from "@petcare/domain";
import { fullDay } from "../../lib/format/time.ts";
import { MoreMenu } from "../../ui/data/more-menu.tsx";
import type { Walker } from "./board.ts";
import { type BoardProps, nameOf } from "./board-card.tsx";
import { DayWords } from "./day-words.tsx";

/** A walker's name, and what can be done about them. */
export const WalkerMenu = ({ walker, address }: Pick<BoardProps, "address"> & { walker: Walker }) => (
  <MoreMenu
    label={`More for ${walker.name}`}
    items={[
      { label: "Sick…", to: address.dialogOver("sick", walker.id), state: { opened: true } },
      { label: "Days off…", to: `/admin/walkers/${walker.id}?change=off` },
      { label: "See their page", to: `/admin/walkers/${walker.id}` },
    ]}
  >
    <b title={nameOf({ walker })}>{nameOf({ walker })}</b>
  </MoreMenu>
);

/** A day's number of visits, and what can be done about them. */
export const DayActs = ({ date, address, words }: Pick<BoardProps, "address"> & { date: LocalDate; words: string }) => (
  <MoreMenu
    label={`${words}, more for ${fullDay(date)}`}
    items={[
      { label: "Close the day…", to: address.dialogOver("closing", date), state: { opened: true } },
      { label: "See the day", to: address.linkTo({ view: "day", date }) },
    ]}
  >
    <DayWords words={words} />
  </MoreMenu>
);
