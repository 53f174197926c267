import { expect, test } from "vitest";
import type { MatterKind } from "./matter.ts";
import { canTake, dayTaken, payeeOf, waysToSettle } from "./settling.ts";

const open = { status: "scheduled", date: "2026-11-27", price_cents: 2500, walker_id: "rosa" } as const;
const cancelled = { ...open, status: "cancelled" } as const;
const completed = { ...open, status: "completed", pay_cents: 1500 } as const;
const matter = { by: "rosa", done_at: 1, day: "2026-11-24" } as const;

const take = { do: "take", note: false, charge: 2500, pay: 1500 };
const leave = { do: "leave", note: false, charge: 0, pay: 0 };
const asDone = { ...take, label: "Count as done, charge $25.00, pay $15.00" };
const paying = (label: string) => ({ ...leave, pay: 1500, label });
const staying = (label: string) => ({ ...leave, label });
const withNote = { ...leave, note: true, label: "Add the note" };

type Visit = Parameters<typeof waysToSettle>[1];
type Settled = Parameters<typeof waysToSettle>[2];

test.each<[MatterKind, Visit, Settled, object[]]>([
  [
    "moved",
    open,
    matter,
    [{ ...take, label: "Done on Tue, Fri not needed" }, paying("Fri stays, pay Rosa $15.00"), staying("Fri stays")],
  ],
  ["open", open, matter, [asDone, paying("Leave it open, pay Rosa $15.00"), staying("Leave it open")]],
  ["done_before", cancelled, matter, [asDone, paying("Keep cancelled, pay Rosa $15.00"), staying("Keep cancelled")]],
  ["done_after", cancelled, matter, [paying("Keep cancelled, pay Rosa $15.00"), asDone, staying("Keep cancelled")]],
  ["left", cancelled, matter, [asDone, paying("Keep cancelled, pay Rosa $15.00"), staying("Keep cancelled")]],
  [
    "done_after",
    { ...cancelled, pay_cents: 750 },
    matter,
    [{ ...leave, pay: 750, label: "Keep cancelled, pay Rosa $7.50" }, asDone, staying("Keep cancelled")],
  ],
  [
    "done_before",
    { ...cancelled, invoice_id: "invoice-1" },
    matter,
    [paying("Keep cancelled, pay Rosa $15.00"), staying("Keep cancelled")],
  ],
  ["reassigned", completed, { ...matter, was: "marcus" }, [staying("Fine"), paying("Pay Rosa too, $15.00")]],
  [
    "both",
    { ...completed, walker_id: "marcus" },
    matter,
    [withNote, paying("Pay Rosa too, $15.00"), staying("Leave it")],
  ],
  ["completed_for", completed, matter, [withNote, staying("Leave it")]],
  ["second", completed, matter, [withNote, staying("Leave it")]],
  ["arrived", cancelled, { ...matter, done_at: undefined }, [staying("Fine"), paying("Pay Rosa $15.00")]],
])("%s is settled by its ways, the first one filled in", (kind, visit, of, ways) => {
  expect(waysToSettle(kind, visit, of, { rate: 1500, payee: "Rosa" })).toEqual(ways);
});

test("a report completes its visit unless that is done or billed, or nothing was done", () => {
  expect(canTake(open, matter)).toBe(true);
  expect(canTake(cancelled, matter)).toBe(true);
  expect(canTake(completed, matter)).toBe(false);
  expect(canTake({ ...cancelled, invoice_id: "invoice-1" }, matter)).toBe(false);
  expect(canTake({ ...cancelled, written_off_at: 1 }, matter)).toBe(false);
  expect(canTake(open, { done_at: undefined })).toBe(false);
});

test("a report completes its visit on the day of the work, and on no later day than was planned", () => {
  expect(dayTaken({ date: "2026-11-27" }, { day: "2026-11-24" })).toBe("2026-11-24");
  expect(dayTaken({ date: "2026-11-23" }, { day: "2026-11-24" })).toBe("2026-11-23");
});

test("pay of its own is the reporter's, or that of who had the visit when it was done for them", () => {
  expect(payeeOf(matter)).toBe("rosa");
  expect(payeeOf({ ...matter, was: "marcus" })).toBe("marcus");
});
