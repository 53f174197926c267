import { noteIncident } from "@petcare/contract";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf, cutOff } from "../../testing/fake-server.ts";
import { openDetails } from "../../testing/visit-details.ts";
import { anOwnerVisit } from "../../testing/visits.ts";

const form = async () => within(await screen.findByRole("dialog", { name: "Note an incident" }));
const written = {
  words: "Biscuit ate a sock.",
  known_at: "2026-11-20T13:10:00.000Z",
  at: "2026-11-20T13:30:00.000Z",
};

test("what the owner typed without a signal outlives a reload, and is sent once under its id", async () => {
  const { user, dialog } = await openDetails(anOwnerVisit());
  await user.click(dialog.getByRole("button", { name: "Note an incident…" }));
  const incident = await form();
  cutOff(noteIncident);
  await user.type(incident.getByLabelText(/What happened/), written.words);
  await user.click(incident.getByRole("button", { name: "Note it" }));
  expect((await incident.findByRole("alert")).textContent).toBe(
    "Not noted. Please try again.The server cannot be reached. Check your connection and try again.",
  );
  cleanup();

  const again = await openDetails(anOwnerVisit());
  await again.user.click(again.dialog.getByRole("button", { name: "Note an incident…" }));
  const restored = await form();
  expect((restored.getByLabelText(/What happened/) as HTMLTextAreaElement).value).toBe(written.words);
  answer(noteIncident, { ok: true });
  await again.user.click(restored.getByRole("button", { name: "Note it" }));
  expect(await screen.findByText("Incident noted: Biscuit & Max")).toBeTruthy();
  const sent = bodiesOf(noteIncident) as { id: string; words: string }[];
  expect(sent.map(({ words }) => words)).toEqual([written.words, written.words]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await again.user.click(again.dialog.getByRole("button", { name: "Note an incident…" }));
  expect(((await form()).getByLabelText(/What happened/) as HTMLTextAreaElement).value).toBe("");
});
