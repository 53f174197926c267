import { expect, test } from "vitest";
import { agreementsText, signedText } from "./agreement-words.ts";
import { changeWords } from "./change-words.ts";

test("publishing and ending are told by the agreement's name", () => {
  expect(agreementsText([{ field: "key", from: 1, to: 2 }])).toBe("published version 2 of Key release");
  expect(agreementsText([{ field: "vet", from: 2, to: null }])).toBe("ended Vet release");
});

test("signing is told with the version and the name that was typed", () => {
  const to = { version: 2, name: "Ann Lee" };
  expect(signedText([{ field: "signed.key", from: null, to }])).toBe("signed version 2 of Key release as “Ann Lee”");
  const no = { ...to, refused: true };
  expect(signedText([{ field: "signed.photos", from: to, to: no }])).toBe(
    "said no to version 2 of Photo release as “Ann Lee”",
  );
  const onPaper = { ...to, on_paper: "2026-11-20" };
  expect(signedText([{ field: "signed.key", from: null, to: onPaper }])).toBe(
    "noted that Key release was signed on paper on Fri, Nov 20, 2026",
  );
  expect(signedText([{ field: "signed.key", from: onPaper, to: null }])).toBe(
    "took back that Key release was signed on paper",
  );
  expect(signedText([{ field: "name", from: "Ann", to: "Anna" }])).toBeUndefined();
  expect(signedText([{ field: "signed.key", from: to, to: "•••" }])).toBeUndefined();
});

test("a booking without a signature is told with the owner's reason", () => {
  const change = { id: "1", kind: "schedule", about: "s1", name: "Max", at: "2026-11-21T19:14:00.000Z" } as const;
  const by = { id: "owner-1", name: "Kate Corrigan" };
  const told = (to: string) => {
    const changes = [{ field: "unsigned_reason", from: null, to }];
    return changeWords({ ...change, by, way: "web", changes, client: null, date: null, series: null });
  };
  expect(told("Signs at the door")).toBe("booked it without a signature: “Signs at the door”");
  expect(told("no reason given")).toBe("booked it without a signature: no reason given");
});
