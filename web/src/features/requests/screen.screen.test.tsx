import { acceptRequest, createSchedule, listRequests } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { anOwnersRequest, aRequest } from "../../testing/requests.ts";

const list = (...requests: ReturnType<typeof anOwnersRequest>[]) =>
  answerPages(listRequests, () => ({ items: requests, next: undefined }));
const rowOf = (name: string) => screen.findByRole("article", { name });

test("a walk with something to look at opens the booking form, filled in, which answers the request", async () => {
  const look = ["Not signed: Key release."];
  list(anOwnersRequest({ look, words: "The blue gate", weekdays: [1, 3], service_type: "visit" }));
  answer(createSchedule, { id: "s1", _id: "s1" });
  const user = openApp("/admin/requests", "admin");
  const row = await rowOf("Ana Reyes asks for a walk every week");
  expect(screen.getByRole("heading", { name: "Look first" })).toBeTruthy();
  expect(within(row).getByText("Not signed: Key release.")).toBeTruthy();
  expect(within(row).queryByRole("button", { name: /^Accept/ })).toBeNull();
  await user.click(within(row).getByRole("link", { name: "Book…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule Walk" }));
  expect(dialog.getByText("Ana was shown $25.00.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Schedule" }));
  await waitFor(() => expect(bodiesOf(createSchedule)).toHaveLength(1));
  expect(bodiesOf(createSchedule)[0]).toMatchObject({
    request: { id: "request-1", version: 1 },
    ...{ client_id: "client-1", walker_id: "walker-1", date: "2026-11-24", timeframe: "morning" },
    ...{ service_type: "visit", pet_names: ["Biscuit"], notes: "The blue gate" },
    rrule: expect.stringContaining("BYDAY=TU,TH"),
  });
});

test("a field that was changed meanwhile shows both texts, and is taken over only once it is ticked", async () => {
  const change = (field: "feeding" | "vet", from: string | null, to: string) => ({ pet: "Biscuit", field, from, to });
  const care = [change("feeding", "One cup", "Half a cup"), change("vet", null, "Dr. Oz")];
  const look = ["Changed since it was asked for: Feeding of Biscuit."];
  const plain = { timeframe: null, service_type: null, walker: null, quote: { total: 0 } };
  list(anOwnersRequest({ ...plain, kind: "care", care, care_now: ["Two cups", null], look }));
  answer(acceptRequest, { ...aRequest({ standing: "accepted" }), code: null });
  const user = openApp("/admin/requests", "admin");
  const row = within(await rowOf("Ana Reyes asks to change the care sheet"));
  const [feeding, vet] = row.getAllByRole<HTMLInputElement>("checkbox");
  expect([feeding?.checked, vet?.checked]).toEqual([false, true]);
  expect(row.getByText("Now: Two cups")).toBeTruthy();
  if (vet) await user.click(vet);
  expect(row.queryByRole("button", { name: "Accept" })).toBeNull();
  if (feeding) await user.click(feeding);
  await user.click(row.getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(bodiesOf(acceptRequest)).toEqual([{ version: 1, care: [0] }]));
});

test("a client who is away: each visit that would be cancelled, with its charge", async () => {
  const visit = { timeframe: "morning" as const };
  const visits = [
    { ...visit, pet_names: ["Biscuit"], _id: "s.2026-12-20", date: "2026-12-20" as const, charge: 0 },
    { ...visit, pet_names: ["Biscuit", "Max"], _id: "s.2026-12-21", date: "2026-12-21" as const, charge: 14 },
  ];
  const away = { kind: "away", date: "2026-12-20", through: "2026-12-24", visit_count: 2, walker: null } as const;
  list(anOwnersRequest({ ...away, visits, quote: { total: 14 } }));
  const user = openApp("/admin/requests", "admin");
  const row = within(await rowOf("Ana Reyes is away"));
  await user.click(row.getByText("Show 2 visits"));
  expect(row.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Sun, Dec 20, 9 AM–12 PM · Biscuit · free",
    "Mon, Dec 21, 9 AM–12 PM · Biscuit & Max · $14.00",
  ]);
  expect(row.getByRole("button", { name: "Accept, charge $14.00" })).toBeTruthy();
});
