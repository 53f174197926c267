import { getAgreementText, listMyAgreements, me, signAgreement } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aProfile } from "../../testing/people.ts";

const toSign = { kind: "vet", version: 2, to_sign: true, signed: null } as const;
const text = { kind: "vet", version: 2, text: "You pay.", published_at: "2026-11-20T13:00:00Z", sha256: "ab" } as const;

test("a vet release has a limit for each pet, and asks for a name", async () => {
  answer(me, aProfile({ pets: ["Biscuit", "biscuit"] }));
  answer(listMyAgreements, [toSign]);
  answer(getAgreementText, text);
  answer(signAgreement, [{ ...toSign, to_sign: false }]);
  const user = openApp("/client?sign=vet", "client");
  const dialog = within(await screen.findByRole("dialog", { name: "Vet release" }));
  await dialog.findByText("You pay.");
  await user.click(dialog.getByRole("button", { name: "Sign" }));
  expect(dialog.getByText("Type your name")).toBeTruthy();
  expect(bodiesOf(signAgreement)).toEqual([]);
  await user.type(dialog.getByLabelText("Most a vet may spend on Biscuit"), "$500");
  await user.type(dialog.getByLabelText("Your name"), "Ana Reyes");
  await user.click(dialog.getByRole("button", { name: "Sign" }));
  await screen.findByText("Vet release signed");
  const signed = { version: 2, name: "Ana Reyes", limits: [{ pet: "Biscuit", limit: 500 }], refused: false };
  expect(bodiesOf(signAgreement)).toEqual([signed]);
});

test("photos can be refused, and a text that was replaced meanwhile is said and read again", async () => {
  answer(me, aProfile({ pets: [] }));
  answer(listMyAgreements, [{ ...toSign, kind: "photos" }]);
  answer(getAgreementText, { ...text, kind: "photos" });
  refuse(signAgreement, 409, { message: "The text has changed. Please read it again.", code: "conflict" });
  const user = openApp("/client?sign=photos", "client");
  const dialog = await screen.findByRole("dialog", { name: "Photo release" });
  await user.click(await within(dialog).findByRole("radio", { name: "No photos" }));
  await user.type(within(dialog).getByLabelText("Your name"), "Ana");
  await user.click(within(dialog).getByRole("button", { name: "Sign: no photos" }));
  expect(await within(dialog).findByText("The text has changed. Please read it again.")).toBeTruthy();
  expect(bodiesOf(signAgreement)).toEqual([{ version: 2, name: "Ana", limits: [], refused: true }]);
});
