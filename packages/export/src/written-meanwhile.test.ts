import { type Db, putAgreement, putTaxes, readAgreements, readTaxes, storeMember, storeUser } from "@petcare/storage";
import { anOwner } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportTable, importTable } from "./index.ts";
import { itemsOf, SeriesHarness } from "./testing/series-harness.ts";
import { by, fill } from "./testing/small-table.ts";

let harness: SeriesHarness;
beforeAll(async () => {
  harness = await SeriesHarness.open();
});
afterAll(() => harness[Symbol.asyncDispose]());

const member = { id: "member-1", name: "Mara", household: "client-2", active: true, version: 1, created_at: by.at };

/** Writes of records whose rows stand in other partitions than the records. */
const writes: Record<string, (db: Db) => Promise<unknown>> = {
  "the sales tax": async (db) => putTaxes(db, { ...(await readTaxes(db)), cancelled: true }, by),
  "an agreement's text": async (db) => putAgreement(db, await readAgreements(db), "vet", "A vet may do more.", by),
  "a member of a household": async (db) => storeMember(db, { ...member, role: "client", pets: [] }, 3, by),
};

/** The settings and a household. */
async function written(db: Db) {
  const isAsked = ({ pk }: Record<string, unknown>) =>
    /^(SETTINGS|TAXES|AGREEMENT|USER#client-2|USER#member)/.test(String(pk));
  return (await itemsOf(db)).filter(isAsked).map(({ email, contact_email, ...item }) => item);
}

test.each(Object.keys(writes))(
  "%s that is written during an export is in it whole, whenever it comes",
  async (what) => {
    for (let at = 1; ; at++) {
      const busy = await harness.newTable();
      await fill(busy);
      let pages = 0;
      const { path, fault } = await exportTable(harness.inPages(busy, 16), {
        folder: await harness.newFolder(),
        now: by.at,
        onProgress: async ({ step }) => {
          if (step === "reading" && ++pages === at) await writes[what]?.(busy);
        },
      });
      if (pages < at) break;
      expect(fault).toBeNull();
      const copy = await harness.newTable();
      await storeUser(copy, anOwner({ email: "new@example.com", never_signed_in: true }), by);
      await importTable(copy, path, { makeSignIn: async () => {} });
      expect(await written(copy)).toEqual(await written(busy));
    }
  },
);
