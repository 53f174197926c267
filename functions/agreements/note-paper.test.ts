import type { AgreementKind, LocalDate } from "@petcare/domain";
import { storeUser } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { call, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { db } = app.installation;

test("the owner notes what a client without an account has signed on paper, and takes it back", async () => {
  const text = { text: "On paper a vet may help, too.", version: 0 };
  await ok(app.owner, "putAgreement", { params: { kind: "vet" }, body: text });
  await storeUser(db, { ...aClient({ id: "on-paper", name: "Bao" }), email: undefined }, anAuthor());
  const note = (on_paper: LocalDate | null, kind: AgreementKind = "vet") =>
    call(app.owner, "notePaper", { params: { id: "on-paper", kind }, body: { on_paper } });
  expect(await fieldsOf(note("2026-11-21"))).toEqual({
    on_paper: "Signed on must be today or earlier",
  });
  await expectOk(note("2026-11-20"));
  for (const day of ["2026-11-18", "2026-11-18"] as const) {
    const { signatures, unsigned } = await expectOk(note(day));
    expect(unsigned).toEqual([]);
    expect(signatures).toMatchObject([{ kind: "vet", version: 1, name: "Bao", on_paper: day }]);
  }
  expect(await expectOk(note(null))).toEqual({ signatures: [], unsigned: ["vet"] });
  expect(await refusal(note("2026-11-18", "key"))).toBe("This is not to be signed any more.");
});
