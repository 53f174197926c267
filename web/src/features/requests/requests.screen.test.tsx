import {
  acceptRequest,
  checkSchedule,
  createSchedule,
  listClients,
  listRequests,
  listWalkers,
} from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aClient, aWalker } from "../../testing/people.ts";
import { anOwnersRequest, aRequest } from "../../testing/requests.ts";

const list = (...requests: ReturnType<typeof anOwnersRequest>[]) =>
  answerPages(listRequests, () => ({ items: requests, next: undefined }));
const rowOf = (name: string) => screen.findByRole("article", { name });

test("what nothing is in the way of is accepted in one tap, with whom the row names", async () => {
  list(anOwnersRequest());
  answer(acceptRequest, { ...aRequest({ standing: "accepted" }), code: null });
  const user = openApp("/admin/requests", "admin");
  const row = await rowOf("Ana Reyes asks for a walk");
  expect(within(row).getByText("Tue, Nov 24, 9 AM–12 PM · Biscuit · 25 minute walk")).toBeTruthy();
  expect(within(row).getByText("$25.00")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Nothing in the way" })).toBeTruthy();
  await user.click(within(row).getByRole("button", { name: "Accept, with Rosa" }));
  await screen.findByText("Accepted: Ana Reyes asks for a walk");
  expect(bodiesOf(acceptRequest)).toEqual([{ version: 1, walker_id: "walker-1" }]);
});

test("a walk with something to look at opens the booking form, filled in, which answers the request", async () => {
  const look = ["Not signed: Key release."];
  list(anOwnersRequest({ look, words: "The blue gate", weekdays: [1, 3], service_type: "visit" }));
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(checkSchedule, { conflicts: [], unsigned: [], fits: [] });
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
