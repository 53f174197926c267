import { reviewsOf, waitingReviews } from "@petcare/domain";
import { announce, runs, seed } from "@petcare/storage/testing";
import { checkBooks } from "@petcare/storage/testing/books";
import { unrecorded } from "@petcare/storage/testing/replay";
import fc from "fast-check";
import { expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { call, ok } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { injectFaults } from "../testing/faults.ts";
import { newClient } from "../testing/invoicing.ts";
import { paidOnceADay } from "../testing/paid-once.ts";
import { Phone, type Sent } from "../testing/phone.ts";
import { type OfficeAct, type Step, step, type Way } from "../testing/phone-steps.ts";
import { at, reporting } from "../testing/reporting.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, rosa, marcus } = app;
const { rows, stored } = reporting(app);
const faults = injectFaults();
const clear = await clearing(app);

/** The secrets that the home's tag has in turn. */
const tags = ["3467ACDEFGHJKMNPQRTWXY34", "4367ACDEFGHJKMNPQRTWXY34", "6437ACDEFGHJKMNPQRTWXY34"];
const numRuns = runs({ sample: 4, whole: 2000 });

test("no schedule of lost signals, kills and the office's acts loses a report, counts one twice, or leaves one without an answer", {
  timeout: 120_000 + numRuns * 10_000,
}, async () => {
  announce("phones", numRuns);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      const world = await World.open();
      for (const one of steps) await world.take(one);
      await world.end();
      await clear();
    }),
    { seed, numRuns, endOnFailure: true },
  );
});

class World {
  private readonly phones = [rosa, marcus, rosa].map((by) => new Phone(app, by));
  /** All that has left a phone. */
  private readonly sent: Sent[] = [];
  /** The words of the completions and incidents that the server has answered, with their visits. */
  private readonly heard = new Map<string, string>();
  private readonly ids: readonly string[];
  private hasPaidCancelling = false;

  private constructor(ids: readonly string[]) {
    this.ids = ids;
  }

  /** One date of a series, a single visit and an overnight stay. */
  static async open(): Promise<World> {
    app.clock.now = at("08:00");
    const { id: client_id, version } = await newClient(app);
    await ok(owner, "changeClient", { params: { id: client_id }, body: { version, door_tag: tags[0] } });
    const ids = [
      `${await book(app, { rrule: "FREQ=DAILY;COUNT=6", client_id })}.2026-11-20`,
      `${await book(app, { client_id, walker_id: marcus.user.id })}.2026-11-20`,
      `${await book(app, { client_id, date: "2026-11-19", timeframe: "evening", service_type: "overnight", price: 90 })}.2026-11-19`,
    ];
    const world = new World(ids);
    for (const phone of world.phones) await phone.look();
    return world;
  }

  async take(step: Step): Promise<void> {
    app.clock.now += 420_000;
    if (step.kind === "late") return this.late(step.nth);
    const phone = "phone" in step ? this.phones[step.phone] : undefined;
    const id = "visit" in step ? (this.ids[step.visit] ?? "") : "";
    if (!phone) return "nth" in step ? this.act(step.kind as OfficeAct, id, step.nth) : undefined;
    if (step.kind === "look") await phone.look();
    else if (step.kind === "send") await this.send(phone, step.way);
    else if (step.kind === "scan") phone.say(id, "arrived", (await this.clientOf(id)).door_tag ?? undefined);
    else phone.say(id, step.kind as "arrived" | "done" | "incident");
  }

  private async clientOf(id: string) {
    const { client_id } = await stored(id);
    return ok(owner, "getClient", { params: { id: client_id } });
  }

  /** Replaces the tag of the home. */
  private async tag(visit: string, door_tag: string) {
    const { id, version } = await this.clientOf(visit);
    return call(owner, "changeClient", { params: { id }, body: { version, door_tag } });
  }

  private async send(phone: Phone, way: Way): Promise<void> {
    const sent = phone.next();
    if (!sent) return;
    this.sent.push(sent);
    if (way === "request lost") return;
    const kill = way.startsWith("killed") ? { at: 1, done: way === "killed after" } : undefined;
    const { status } = await faults.during(kill, sent.send);
    if (way === "through") phone.hear(sent, status);
    this.note(sent, status);
  }

  /** A copy of something that was sent comes once more, or for the first time. */
  private async late(nth: number): Promise<void> {
    const sent = this.sent[nth % Math.max(1, this.sent.length)];
    if (sent) this.note(sent, (await sent.send()).status);
  }

  private note({ row }: Sent, status: number): void {
    expect([200, 404, 409, 500]).toContain(status);
    if ((row.done || row.incident) && status === 200) this.heard.set(row.words, row.visit);
  }

  private async act(kind: OfficeAct, id: string, nth: number): Promise<void> {
    const params = { id };
    const assigned = (to: Signed | undefined) =>
      call(owner, "assignVisit", { params, body: { walker_id: to?.user.id ?? null } });
    const { date: planned } = await stored(id);
    this.hasPaidCancelling ||= kind === "cancel" && nth === 0;
    const acts: Record<OfficeAct, () => Promise<{ status: number }>> = {
      cancel: () => call(owner, "cancelVisit", { params, body: nth === 0 ? { charge: "half", pay: "half" } : {} }),
      "cancel on": () => call(owner, "cancelVisit", { params, body: { scope: "following" } }),
      restore: () => call(owner, "restoreVisit", { params, body: {} }),
      move: () => call(owner, "moveVisit", { params, body: { date: nth === 0 ? "2026-11-21" : "2026-11-24" } }),
      "move back": () =>
        call(owner, "moveVisit", { params, body: { date: planned < "2026-11-20" ? planned : "2026-11-20" } }),
      rosa: () => assigned(rosa),
      marcus: () => assigned(marcus),
      nobody: () => assigned(undefined),
      price: () => {
        const body = { occurrence_start: `${id.slice(-10)}T14:00:00.000Z`, price: 30 + nth };
        return call(owner, "updateOccurrence", { params: { id: id.slice(0, id.indexOf(".")) }, body });
      },
      complete: () => complete(owner, id, { comments: "By the office" }),
      reopen: () => call(owner, "reopenVisit", { params, body: {} }),
      answer: async () => (await this.answer(nth)) ?? { status: 200 },
      undo: async () => call(owner, "undoAnswer", { params, body: { review: await this.answeredOf(id) } }),
      tag: () => this.tag(id, tags[nth] ?? ""),
    };
    expect([200, 400, 404, 409], kind).toContain((await acts[kind]()).status);
  }

  private async answeredOf(id: string): Promise<string> {
    return reviewsOf(await stored(id)).find(({ state }) => state === "answered")?.id ?? "none";
  }

  /** Answers the first review, twice. It has each answer, whatever has become of its visit, but a done or billed one. */
  private async answer(nth: number): Promise<{ status: number } | undefined> {
    const [card] = (await ok(owner, "listReviews")).reviews;
    if (!card) return undefined;
    const { as_booked, pay, visit, id: review } = card;
    const [how = "neither"] = [
      ...(as_booked ? ["as_booked" as const] : []),
      "pay_only" as const,
      "neither" as const,
    ].slice(nth);
    const { charge, pay: pay_amount } = how === "as_booked" && as_booked ? as_booked : { charge: 0, pay };
    const body = { review, do: how, charge_amount: charge, pay_amount, version: visit.version };
    const answered = () => call(owner, "answerReview", { params: { id: visit._id }, body });
    const [one, again] = [await answered(), await answered()];
    expect([one.status, again.status], how).toEqual([200, 200]);
    return one;
  }

  /** The signal is back: all is sent, and answered. */
  async end(): Promise<void> {
    for (const phone of this.phones) while (phone.next()) await this.send(phone, "through");
    while (await this.answer(0));
    for (const id of this.ids) await this.checked(id);
    await this.paidAndBilledOnce();
    if (!this.hasPaidCancelling) paidOnceADay(await Promise.all(this.ids.map(stored)), [rosa, marcus]);
    expect(await unrecorded(app.installation.db)).toEqual([]);
    await checkBooks(app.installation.db);
  }

  /** Each report of a visit that was heard has one effect, which its history tells, and no report changes the plan. */
  private async checked(id: string): Promise<void> {
    expect(waitingReviews(await stored(id))).toEqual([]);
    const told = (await rows(id)).filter(({ by }) => by !== owner.user.id);
    for (const { changes } of told) {
      expect(Object.keys(changes)).not.toEqual(expect.arrayContaining(["date"]));
      expect(Object.keys(changes)).not.toEqual(expect.arrayContaining(["price_cents"]));
      if (changes.status) expect(changes.status.to).toBe("completed");
      if (changes.walker_id) expect(changes.walker_id.from).toBeUndefined();
    }
    const { arrived_how, arrived_by } = await stored(id);
    const scans = this.sent.filter(({ by, row }) => row.visit === id && row.tag && by.user.id === arrived_by);
    if (arrived_how === "tag") expect(scans).not.toEqual([]);
    const has = (value: unknown, words: string) => JSON.stringify(value ?? "").includes(words);
    const effects = (words: string) =>
      told.filter(({ changes: { comments, ...changes } }) =>
        [comments, ...reviewsIn(changes)].some((change) => has(change?.to, words) && !has(change?.from, words)),
      ).length;
    const all = this.sent.filter(({ row }) => row.visit === id && row.done).map(({ row }) => row.words);
    for (const words of new Set(all)) expect(effects(words), words).toBe(this.heard.has(words) ? 1 : 0);
    const noted = Object.values((await stored(id)).incidents ?? {}).map(({ words }) => words);
    const heard = [...this.heard].flatMap(([words, of]) => (of === id && words.startsWith("Incident") ? [words] : []));
    expect(noted.sort()).toEqual(heard.sort());
  }

  private async paidAndBilledOnce(): Promise<void> {
    const visits = await Promise.all(this.ids.map(stored));
    const query = { from: "2026-11-16", to: "2026-11-29" } as const;
    const { clients } = await ok(owner, "previewInvoices", { query });
    const billed = clients.flatMap(({ lines }) => lines);
    const charged = visits.filter(({ status, charge_cents = 0 }) => status !== "scheduled" && charge_cents > 0);
    const cents = (sum: number) => Math.round(sum * 100);
    expect(billed.map(({ visit_id, price }) => [visit_id, cents(price)]).sort()).toEqual(
      charged
        .map(({ schedule_id, original_date, charge_cents }) => [`${schedule_id}.${original_date}`, charge_cents])
        .sort(),
    );
    const due = await ok(owner, "listDuePay", { query: { to: "2026-11-30" } });
    const lines = due.flatMap((one) => one.lines).filter(({ kind }) => kind === "visit");
    const works = lines.reduce((sum, { amount }) => sum + cents(amount ?? 0), 0);
    expect(works).toBe(
      visits.reduce((sum, { status, pay_cents = 0 }) => sum + (status === "scheduled" ? 0 : pay_cents), 0),
    );
  }
}

const reviewsIn = (changes: Record<string, { from?: unknown; to?: unknown }>) =>
  Object.entries(changes).flatMap(([name, change]) => (name.startsWith("reviews.") ? [change] : []));
