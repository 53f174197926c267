import { completeWalk, mySchedule } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
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

test("where the client has said no to photos, none is taken and none is sent", async () => {
  const visit = aWalkerVisit({ no_photos: true });
  answer(mySchedule, [visit]);
  const user = openApp(`/walker?complete=${visit._id}`, "walker");
  const dialog = within(await screen.findByRole("dialog", { name: "Complete walk" }));
  expect(dialog.getByText("No photos: Ana Reyes has said no to them.")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Add photos" })).toBeNull();
  expect(dialog.queryByLabelText("Photo URLs")).toBeNull();
  await user.type(dialog.getByLabelText(/Additional notes/), "All well");
  await user.click(dialog.getByRole("button", { name: "Complete walk" }));
  await waitFor(() => expect(bodiesOf(completeWalk)).toMatchObject([{ comments: "All well", photo_urls: [] }]));
});
