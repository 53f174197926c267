import { getAgreementText, listMyAgreements, me, signAgreement } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { aProfile } from "../../testing/people.ts";

const vet = { kind: "vet", version: 2, to_sign: true, signed: null } as const;
const signedVet = {
  kind: "vet" as const,
  version: 2,
  name: "Ana Reyes",
  limits: [{ pet: "Biscuit", limit: 500 }],
  refused: false,
  on_paper: null,
};
const text = {
  kind: "vet",
  version: 2,
  text: "A vet may help.\n\nYou pay.",
  published_at: "2026-11-20T13:00:00Z",
  sha256: "ab",
} as const;

test("what is to be signed stands on top, and is signed with a limit for each pet and a name", async () => {
  answer(me, aProfile({ pets: ["Biscuit", "biscuit"] }));
  answer(listMyAgreements, [vet]);
  answer(getAgreementText, text);
  answer(signAgreement, [{ ...vet, to_sign: false, signed: signedVet }]);
  const user = openApp("/client", "client");
  const asked = await screen.findByRole("region", { name: "Please read and sign" });
  await user.click(within(asked).getByRole("button", { name: "Vet release" }));
  expect(currentAddress()).toBe("/client?sign=vet");
  const dialog = await screen.findByRole("dialog", { name: "Vet release" });
  expect((await within(dialog).findByRole("region", { name: "Text" })).textContent).toBe(text.text);
  await user.click(within(dialog).getByRole("button", { name: "Sign" }));
  expect(within(dialog).getByText("Type your name")).toBeTruthy();
  expect(bodiesOf(signAgreement)).toEqual([]);
  await user.type(within(dialog).getByLabelText("Most a vet may spend on Biscuit"), "$500");
  await user.type(within(dialog).getByLabelText("Your name"), "Ana Reyes");
  await user.click(within(dialog).getByRole("button", { name: "Sign" }));
  await screen.findByText("Vet release signed");
  expect(bodiesOf(signAgreement)).toEqual([
    { version: 2, name: "Ana Reyes", limits: [{ pet: "Biscuit", limit: 500 }], refused: false },
  ]);
  expect(screen.queryByRole("region", { name: "Please read and sign" })).toBeNull();
});

test("photos can be refused, and a text that was replaced meanwhile is said and read again", async () => {
  answer(me, aProfile({ pets: [] }));
  answer(listMyAgreements, [{ ...vet, kind: "photos" }]);
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
