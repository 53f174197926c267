import { business } from "@petcare/business";
import { addDays } from "@petcare/domain";
import { today } from "../runtime.ts";

/** The last day whose visits are stored, with one more for the time until the job's next run. */
export const storedThrough = () => addDays(today(), business.storedDaysAhead + 1);
