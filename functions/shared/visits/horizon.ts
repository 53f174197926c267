import { addDays } from "@petcare/domain";
import { today } from "../runtime.ts";

/** The last day whose visits are stored: the 60 days promised and one more, for the day until the job's next run. */
export const storedThrough = () => addDays(today(), 61);
