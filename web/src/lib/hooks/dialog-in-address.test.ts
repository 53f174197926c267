import { expect, it } from "vitest";
import { dialogIn, withDialog } from "./dialog-in-address.ts";

const kinds = ["complete", "visit"] as const;
const params = (text: string) => new URLSearchParams(text);

it.each([
  ["", undefined],
  ["view=week", undefined],
  ["visit=", undefined],
  ["view=week&visit=s1.2026-11-20", { kind: "visit", id: "s1.2026-11-20" }],
  ["visit=a&complete=b", { kind: "complete", id: "b" }],
])("finds in ?%s the dialog %j", (text, dialog) => expect(dialogIn(params(text), kinds)).toEqual(dialog));

it("opens one dialog in the place of another, and leaves the rest of the address", () => {
  expect(`${withDialog(params("view=week&visit=a"), kinds, { kind: "complete", id: "b" })}`).toBe(
    "view=week&complete=b",
  );
});

it("closes whatever is open", () => {
  expect(`${withDialog(params("visit=a&view=week&complete=b"), kinds, undefined)}`).toBe("view=week");
});
