import { changeMyMiles } from "@petcare/contract";
import { deleteMiles, storeMiles } from "@petcare/storage";
import { checkNotLater } from "../shared/money/period.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { firstOpenDay, myDays } from "./my-days.ts";

export const handler = endpoint(changeMyMiles, async ({ body: { date, miles, note }, caller }) => {
  checkNotLater("date", date);
  if (date < firstOpenDay()) throw invalidField("date", "Choose today or one of the seven days before.");
  const user_id = caller.user.id;
  await (miles === null
    ? deleteMiles(runtime.db, user_id, date)
    : storeMiles(runtime.db, {
        user_id,
        date,
        tenths: Math.round(miles * 10),
        ...(note && { note }),
        at: runtime.now(),
      }));
  return myDays(user_id);
});
