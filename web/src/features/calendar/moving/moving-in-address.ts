import { isTimeFrame } from "@petcare/domain";
import { isNearDate } from "../../../lib/format/near-date.ts";
import type { DialogName } from "../../../lib/hooks/dialog-in-address.ts";
import type { MovingQuestion } from "./moving-context.ts";
import { type Target, targetIn, targetKey } from "./target.ts";

/** The dialogs about a move: ?move=<visit id> names its place, ?put=<visit id>~<place> asks about it. */
export const movingDialogs = ["move", "put"] as const;
type MovingDialog = DialogName<(typeof movingDialogs)[number]>;

/** What the address asks about a move to a place. */
export const putId = (id: string, target: Target): string => `${id}~${targetKey(target)}`;

/** The question that a dialog of the address stands for; undefined for a place that there is not. */
export function questionIn(dialog: MovingDialog | undefined): MovingQuestion | undefined {
  if (dialog?.kind === "move") return { step: "naming", id: dialog.id };
  const [id = "", ...key] = dialog?.id.split("~") ?? [];
  const target = targetIn(key.join("~"));
  return isNearDate(target.date) && isTimeFrame(target.timeframe) ? { step: "asking", id, target } : undefined;
}
