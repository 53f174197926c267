import { mySchedule } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aWalkerVisit } from "../../testing/visits.ts";

test("a vet's limit stands beside the pet's vet", async () => {
  const pets = [{ name: "Biscuit", vet: "Dr. Kim", vet_limit: 500 }, { name: "Max" }];
  const visit = aWalkerVisit({ pets });
  answer(mySchedule, [visit]);
  openApp(`/walker?visit=${visit._id}`, "walker");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getAllByText(/^Vet: /).map(({ textContent }) => textContent)).toEqual([
    "Vet: Dr. Kim",
    "Vet: up to $500.00 without asking",
  ]);
});
