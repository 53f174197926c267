import { acceptRequest, listRequests } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { anOwnersRequest, aRequest } from "../../testing/requests.ts";

const plain = {
  timeframe: null,
  service_type: null,
  walker: null,
  quote: { total: 0 },
};
const change = (field: "feeding" | "vet", from: string | null, to: string) => ({ pet: "Biscuit", field, from, to });
const care = [change("feeding", "One cup", "Half a cup"), change("vet", null, "Dr. Oz")];
const asksFor = (given: Parameters<typeof anOwnersRequest>[0]) => {
  answerPages(listRequests, () => ({ items: [anOwnersRequest({ ...plain, ...given })], next: undefined }));
  answer(acceptRequest, { ...aRequest({ standing: "accepted" }), code: null });
  return openApp("/admin/requests", "admin");
};

test("a care sheet that nobody else has changed is accepted in one tap, each field before and after", async () => {
  const user = asksFor({ kind: "care", care, care_now: ["One cup", null] });
  const row = await screen.findByRole("article", { name: "Ana Reyes asks to change the care sheet" });
  expect(
    within(row)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Feeding of BiscuitOne cup → Half a cup", "Vet of Biscuitnothing → Dr. Oz"]);
  expect(within(row).queryByRole("checkbox")).toBeNull();
  await user.click(within(row).getByRole("button", { name: "Accept" }));
  await screen.findByText("Accepted: Ana Reyes asks to change the care sheet");
  expect(bodiesOf(acceptRequest)).toEqual([{ version: 1 }]);
});

test("a field that was changed meanwhile shows both texts, and is taken over only once it is ticked", async () => {
  const look = ["Changed since it was asked for: Feeding of Biscuit."];
  const user = asksFor({ kind: "care", care, care_now: ["Two cups", null], look });
  const row = await screen.findByRole("article", { name: "Ana Reyes asks to change the care sheet" });
  const [feeding, vet] = within(row).getAllByRole("checkbox") as HTMLInputElement[];
  expect([feeding?.checked, vet?.checked]).toEqual([false, true]);
  expect(within(row).getByText("Now: Two cups")).toBeTruthy();
  if (vet) await user.click(vet);
  expect(within(row).queryByRole("button", { name: "Accept" })).toBeNull();
  if (feeding) await user.click(feeding);
  await user.click(within(row).getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(bodiesOf(acceptRequest)).toEqual([{ version: 1, care: [0] }]));
});

test("days off without visits are agreed to in one tap, and with visits that leads to giving them away", async () => {
  const rosa = {
    kind: "off" as const,
    client: { id: "walker-1", name: "Rosa Delgado" },
    pet_names: [],
    through: "2026-11-26" as const,
  };
  const user = asksFor({
    ...rosa,
    visits_there: 9,
    look: ["Visits on these days: 9. Accepting leads to giving them away."],
  });
  const row = await screen.findByRole("article", { name: "Rosa Delgado asks for days off" });
  expect(within(row).getByRole("link").getAttribute("href")).toBe("/admin/walkers/walker-1");
  expect(within(row).getByText("Nov 24 – 26, 2026")).toBeTruthy();
  await user.click(within(row).getByRole("button", { name: "Agree, and give 9 visits…" }));
  await waitFor(() => expect(currentAddress()).toBe("/admin/requests?off=2026-11-24.2026-11-26.walker-1"));
});

test("days off that nothing stands on lead nowhere", async () => {
  const user = asksFor({
    kind: "off",
    client: { id: "walker-1", name: "Rosa Delgado" },
    pet_names: [],
    visits_there: 0,
  });
  const row = await screen.findByRole("article", { name: "Rosa Delgado asks for days off" });
  await user.click(within(row).getByRole("button", { name: "Agree" }));
  await screen.findByText("Accepted: Rosa Delgado asks for days off");
  expect(currentAddress()).toBe("/admin/requests");
});
