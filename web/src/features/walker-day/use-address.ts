import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { isNearDate } from "../../lib/format/near-date.ts";

const views = ["today", "week", "earnings"] as const;
export type View = (typeof views)[number];
type VisitDialog = "visit" | "complete";

export interface Address {
  view: View;
  /** Monday to Sunday. */
  days: LocalDate[];
  /** The day that a phone shows. */
  day: LocalDate;
  /** Which dialog is open, and on which visit. */
  dialog: { kind: VisitDialog; id: string } | undefined;
  /** Opens a dialog as a step that Back undoes. From one dialog to the other is no further step. */
  open: (kind: VisitDialog, id: string) => void;
  close: () => void;
  showWeek: (date: LocalDate) => void;
  showDay: (date: LocalDate) => void;
}

/** What the address says: ?view=week&week=2027-03-08&day=2027-03-10, and ?visit=… or ?complete=… on top. */
export function useAddress(today: LocalDate): Address {
  const [params, setParams] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const stepping = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is over when the address has another key.
  useEffect(() => {
    stepping.current = false;
  }, [key]);
  /** The second tap of a double tap, before the first has been drawn, is no second step. */
  const once = (step: () => void) => {
    if (stepping.current) return;
    stepping.current = true;
    step();
  };
  const dialog = dialogIn(params);
  const asked = params.get("week");
  const monday = startOfWeek(isNearDate(asked) ? asked : today);
  const days = [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n));
  return {
    view: views.find((view) => view === params.get("view")) ?? "today",
    days,
    day: days.find((date) => date === params.get("day")) ?? days.find((date) => date === today) ?? monday,
    dialog,
    open: (kind, id) =>
      once(() =>
        setParams((current) => withDialog(current, { kind, id }), {
          replace: dialog !== undefined,
          state: dialog ? state : { opened: true },
          preventScrollReset: true,
        }),
      ),
    close: () => {
      if (!dialog) return;
      once(() => {
        if (state?.opened) navigate(-1);
        else setParams((current) => withDialog(current, undefined), { replace: true, preventScrollReset: true });
      });
    },
    showWeek: (date) => setParams({ view: "week", week: startOfWeek(date), day: date }, { preventScrollReset: true }),
    showDay: (date) =>
      setParams({ view: "week", week: startOfWeek(date), day: date }, { replace: true, preventScrollReset: true }),
  };
}

const kinds = ["complete", "visit"] as const satisfies VisitDialog[];

function dialogIn(params: URLSearchParams): Address["dialog"] {
  for (const kind of kinds) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}

function withDialog(params: URLSearchParams, dialog: Address["dialog"]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const kind of kinds) next.delete(kind);
  if (dialog) next.set(dialog.kind, dialog.id);
  return next;
}
