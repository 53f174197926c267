import { type AnswerOf, checkSchedule, createSchedule } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { answerForm, openForm } from "../../../testing/schedule-form.ts";

const unsigned: AnswerOf<typeof checkSchedule>["unsigned"] = ["key", "vet"];

test("agreements that are not signed are told under the client, and the reason goes along", async () => {
  answerForm();
  answer(checkSchedule, ({ body }) => ({ conflicts: [], fits: [], unsigned: body.client_id ? unsigned : [] }));
  const { user, dialog, choose, save } = await openForm();
  await choose("Walker", "Rosa Delgado");
  expect(dialog.queryByLabelText("Reason to book all the same")).toBeNull();
  await choose("Client", "Ana Reyes");
  const reason = await dialog.findByLabelText("Reason to book all the same");
  const warnings = dialog.getAllByRole("status").map(({ textContent }) => textContent);
  expect(warnings).toContain("Ana has not signed: Key release and Vet release. You can still save, with a reason.");
  await save();
  expect(await dialog.findByText("Say why you book without: Key release and Vet release")).toBeTruthy();
  await user.type(reason, "Signs at the door");
  answer(createSchedule, { id: "s1", _id: "s1" });
  await save();
  expect(await screen.findByText(/^Scheduled /)).toBeTruthy();
  expect(bodiesOf(createSchedule)[0]).toMatchObject({ unsigned_reason: "Signs at the door" });
});
