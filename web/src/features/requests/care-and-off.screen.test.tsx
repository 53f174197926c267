import { acceptRequest, listRequests } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, answerPages, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
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
