import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { fullDay } from "../../../lib/format/time.ts";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";
import type { BoardProps } from "./card.tsx";
import type { Walker } from "./data.ts";

interface MenuProps extends Pick<BoardProps, "address"> {
  /** The contents of the button. */
  children: ReactNode;
}

/** The acts on a walker. */
export const WalkerMenu = ({ walker, address, children }: MenuProps & { walker: Walker }) => (
  <MoreMenu
    label={`More for ${walker.name}`}
    items={[
      { label: "Sick…", to: address.dialogOver("sick", walker.id), state: { opened: true } },
      { label: "Days off…", to: `/admin/walkers/${walker.id}?change=off` },
      { label: "See their page", to: `/admin/walkers/${walker.id}` },
    ]}
  >
    {children}
  </MoreMenu>
);

/** The acts on a day. */
export const DayMenu = ({ date, words, address, children }: MenuProps & { date: LocalDate; words: string }) => (
  <MoreMenu
    label={`${words}, more for ${fullDay(date)}`}
    items={[
      { label: "Close the day…", to: address.dialogOver("closing", date), state: { opened: true } },
      { label: "See the day", to: address.linkTo({ view: "day", date }) },
    ]}
  >
    {children}
  </MoreMenu>
);
