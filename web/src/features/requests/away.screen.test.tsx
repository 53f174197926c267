import { listRequests } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerPages } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { anOwnersRequest } from "../../testing/requests.ts";

const visit = { _id: "s.2026-12-20", timeframe: "morning", pet_names: ["Biscuit"], charge: 0 } as const;

test("a client who is away: each visit that would be cancelled, with its charge", async () => {
  const visits = [
    { ...visit, pet_names: ["Biscuit"], date: "2026-12-20" as const },
    { ...visit, _id: "s.2026-12-21", pet_names: ["Biscuit", "Max"], date: "2026-12-21" as const, charge: 14 },
  ];
  const away = { kind: "away" as const, date: "2026-12-20" as const, through: "2026-12-24" as const, visit_count: 2 };
  const request = anOwnersRequest({ ...away, visits, quote: { total: 14 }, walker: null });
  answerPages(listRequests, () => ({ items: [request], next: undefined }));
  const user = openApp("/admin/requests", "admin");
  const row = within(await screen.findByRole("article", { name: "Ana Reyes is away" }));
  const list = row.getByText("Show 2 visits");
  await user.click(list);
  expect(row.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Sun, Dec 20, 9 AM–12 PM · Biscuit · free",
    "Mon, Dec 21, 9 AM–12 PM · Biscuit & Max · $14.00",
  ]);
  expect(row.getByRole("button", { name: "Accept, charge $14.00" })).toBeTruthy();
});
