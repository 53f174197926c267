import type { Invoice } from "@petcare/storage";
import { expect, test, vi } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { setAttribute } from "../testing/attributes.ts";
import { overwriteVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { invoiceOf, lastWeek, newClient, storeDone } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";
import { auditBooks } from "./audit-books.ts";
import { handler as nightly } from "./nightly.ts";

const day = 86_400_000;
const pause = vi.spyOn(runtime, "pause").mockResolvedValue(undefined);

const app = await startSignedInApp();

const audit = auditBooks;
const seen = async () =>
  (await ok(app.owner, "getReconciliation", { query: { from: lastWeek.start, to: lastWeek.end } })).audit;

const set = (pk: string, sk: string, name: string, value: unknown) =>
  setAttribute(app.installation.db, [pk, sk], name, value);

/** An invoice of one walk, its visit's id, and its client. */
async function billed(): Promise<{ invoice: Invoice; visit: string; client: string }> {
  const client = await newClient(app);
  const [visit = ""] = await storeDone(app, client, [{ date: "2026-11-10", price_cents: 2500 }]);
  return { invoice: await invoiceOf(app, client), visit, client: client.id };
}

test("what was altered by hand is found, logged, counted and told the owner, until it is mended", async () => {
  app.clock.now += day;
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const [charge, claim, sums, account, open] = [
    await billed(),
    await billed(),
    await billed(),
    await billed(),
    await billed(),
  ];
  await overwriteVisit(app, charge.visit, { charge_cents: 2501 });
  await overwriteVisit(app, claim.visit, { invoice_id: undefined });
  await set(`INVOICE#${sums.invoice.id}`, "INVOICE", "sums", { ...sums.invoice.sums, total: 2400 });
  await set(`ACCOUNT#${account.client}`, "ACCOUNT", "sums", { billed: 2600, received: 100, settled: 0 });
  await set(`INVOICE#${open.invoice.id}`, "INVOICE", "money_pk", "SETTLED");

  vi.stubEnv("LOG_LEVEL", "info");
  await nightly();
  vi.unstubAllEnvs();
  write.mockRestore();
  const faults = [
    { kind: "invoice", id: charge.invoice.id, rule: "difference" },
    { kind: "invoice", id: claim.invoice.id, rule: "difference" },
    { kind: "client", id: sums.client, rule: "account" },
    { kind: "client", id: account.client, rule: "account" },
    { kind: "client", id: open.client, rule: "account" },
  ];
  const found = await seen();
  expect(found?.date).toBe("2026-11-21");
  expect(found?.faults).toHaveLength(faults.length);
  expect(found?.faults).toEqual(expect.arrayContaining(faults));
  const logged = lines.map((text) => JSON.parse(text));
  expect(logged.filter(({ kind, level }) => kind === "books" && level === "error")).toHaveLength(found?.count ?? 0);
  expect(logged.at(-1)).toMatchObject({ job: "nightly", book_faults: found?.count });

  // The rest of the night has nothing more to do; the next one finds what is still wrong.
  expect(await audit()).toBe(0);
  app.clock.now += day;
  await overwriteVisit(app, charge.visit, { charge_cents: 2500 });
  expect(await audit()).toBe(faults.length - 1);
  const left = (await seen())?.faults ?? [];
  expect(left.some(({ id }) => id === charge.invoice.id)).toBe(false);
  expect(left.some(({ id }) => id === account.client)).toBe(true);
});

test("what is gone when it is read again was none", async () => {
  silenceLog();
  app.clock.now += day;
  const { visit, invoice } = await billed();
  const before = await seen();
  await overwriteVisit(app, visit, { charge_cents: 2501 });
  pause.mockImplementation(() => overwriteVisit(app, visit, { charge_cents: 2500 }));
  await audit();
  const found = await seen();
  expect(found?.faults.some(({ id }) => id === invoice.id)).toBe(false);
  expect(found?.count).toBe(before?.count);
});
