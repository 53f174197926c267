import { decideCompletion, type Report } from "../completion.ts";
import { noteOf } from "../note.ts";
import type { Reported, Review } from "../review.ts";

export const zone = "America/New_York";
export const [monday, tuesday, friday] = ["2026-11-23", "2026-11-24", "2026-11-27"] as const;
export const at = (time: string, day = tuesday as string) => Date.parse(`${day}T${time}:00-05:00`);

export const visit = (given: Partial<Reported> = {}): Reported => ({
  date: tuesday,
  status: "scheduled",
  service: "25",
  walker_id: "rosa",
  ...given,
});
export const said = (comments: string) => noteOf({ comments });
export const report = (given: Partial<Report> = {}): Report => ({
  by: "rosa",
  isOwner: false,
  done: { at: at("10:06"), how: "tap" },
  day: tuesday,
  zone,
  key: "k1",
  isInTime: false,
  note: said("All well"),
  ...given,
});
export const byKate = { by: "kate", isOwner: true, key: "kates", note: said("Kate was told") };
export const kept = (state: Review["state"], comments = "All well", rest: Partial<Review["report"]> = {}): Review => ({
  state,
  ...(state !== "aside" && { reason: "cancelled" }),
  report: { done_at: at("10:06"), ...said(comments), ...rest },
});
export const rosas = `rosa.${tuesday}`;
export const completed = {
  status: "completed",
  completed_by: "rosa",
  completed_at: at("10:06"),
  comments: "All well",
  note_key: "k1",
  report_keys: ["k1"],
} as const;
export const done = visit({ ...completed, report_keys: [...completed.report_keys] });

/** The visit after a report. */
export function after(before: Reported, of: Report, had = true) {
  const decision = decideCompletion(before, of, had);
  return decision.outcome === "refused" ? before : { ...before, ...decision.changes };
}
