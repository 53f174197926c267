import type { AnswerOf, listMatters } from "@petcare/contract";
import { anOwnerVisit } from "./visits.ts";

type Matter = AnswerOf<typeof listMatters>["matters"][number];

/** A report of a visit that was cancelled before it was done. */
export const aMatter = (changes: Partial<Matter> = {}): Matter => ({
  id: "row-1",
  visit: anOwnerVisit({ status: "cancelled", version: 3 }),
  kind: "done_after",
  client: { id: "client-1", name: "Ana Reyes", phone: "5165550103" },
  reporter: { id: "walker-1", name: "Rosa Delgado", phone: "5165550101" },
  sentence: "Done although cancelled: you at 9:20 AM, Rosa at 10:06 AM.",
  clock: "Rosa's phone was 7 min fast; the time is put right.",
  arrived_at: "2026-11-20T14:41:00.000Z",
  done_at: "2026-11-20T15:06:00.000Z",
  day: "2026-11-20",
  since: "2026-11-20T14:20:00.000Z",
  comments: "Long loop by the creek",
  photo_urls: ["https://photos.example/1.jpg"],
  photo_ids: [],
  ways: [
    { do: "leave", note: false, charge: 0, pay: 15, label: "Keep cancelled, pay Rosa $15.00" },
    { do: "take", note: false, charge: 28, pay: 15, label: "Count as done, charge $28.00, pay $15.00" },
    { do: "leave", note: false, charge: 0, pay: 0, label: "Keep cancelled" },
  ],
  ...changes,
});
