import { addDays } from "@petcare/domain";
import { today } from "../runtime.ts";

/** The last day whose visits are stored. It is 60 days ahead, and one more for the time until the job's next run. */
export const storedThrough = () => addDays(today(), 61);
