import { careKinds, maxTicks } from "@petcare/domain";
import * as z from "zod/mini";
import { instant } from "./calendar.ts";
import { petName } from "./pet.ts";
import { titled } from "./title.ts";

const care = z.enum(careKinds, { error: `must be ${careKinds.join(" or ")}` });

/** A care task that a walker has done for a pet, and when. */
export const careTicks = z.array(z.object({ pet: z.string(), care, at: instant }));

/** The ticks of a completion, by the phone's own clock. */
export const sentTicks = titled(
  "Ticks",
  z._default(
    z
      .array(z.object({ pet: titled("Pet", petName), care: titled("Care", care), at: titled("Time", instant) }))
      .check(z.maxLength(maxTicks, `must be at most ${maxTicks} ticks`)),
    [],
  ),
);
