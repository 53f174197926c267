import {
  assignVisit,
  type BodyOf,
  cancelVisit,
  deleteMe,
  mergeClients,
  moveVisit,
  reopenVisit,
  restoreVisit,
  updateOccurrence,
} from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { readUser, type Visit } from "@petcare/storage";
import { complete, overwriteVisit } from "./bookings.ts";
import { call, expectOk } from "./call.ts";
import { newClient } from "./invoicing.ts";
import { at, reporting } from "./reporting.ts";
import type { Signed, SignedInApp } from "./signed-in-app.ts";

/** An act on a visit, by its id. */
export type Act = (id: string) => Promise<unknown>;

let clients = 0;

/** The acts of the office, and of its clients, while a phone has no signal. Each has to succeed. */
export function officeOf(app: SignedInApp) {
  const { installation, owner } = app;
  const { report, stored } = reporting(app);
  const clientOf = async (id: string) => {
    const { client_id } = await stored(id);
    const user = await readUser(installation.db, client_id);
    if (!user) throw new Error(`There is no client ${client_id}`);
    return user;
  };
  return {
    /** A client with an account, of whom no other test of the file knows. */
    withAccount: () =>
      installation.createAccount({ role: "client", email: `client-${++clients}@test.example`, name: "Carla Client" }),
    assign:
      (to: Signed | undefined, scope: "occurrence" | "following" = "occurrence"): Act =>
      (id) =>
        expectOk(call(owner, assignVisit, { params: { id }, body: { walker_id: to?.user.id ?? null, scope } })),
    move:
      (date: LocalDate): Act =>
      (id) =>
        expectOk(call(owner, moveVisit, { params: { id }, body: { date } })),
    cancel:
      (body: BodyOf<typeof cancelVisit> = {}): Act =>
      (id) =>
        expectOk(call(owner, cancelVisit, { params: { id }, body })),
    edit:
      (changes: Omit<BodyOf<typeof updateOccurrence>, "occurrence_start">): Act =>
      (id) => {
        const body = { occurrence_start: "2026-11-20T14:00:00.000Z", ...changes };
        return expectOk(call(owner, updateOccurrence, { params: { id: id.slice(0, id.indexOf(".")) }, body }));
      },
    restore: ((id) => expectOk(call(owner, restoreVisit, { params: { id }, body: {} }))) as Act,
    reopen: ((id) => expectOk(call(owner, reopenVisit, { params: { id }, body: {} }))) as Act,
    completeFor:
      (comments: string, photo_ids: string[] = []): Act =>
      (id) =>
        expectOk(complete(owner, id, { comments, photo_ids })),
    sent:
      (as: Signed, given: Parameters<typeof report>[2]): Act =>
      (id) =>
        expectOk(report(as, id, given)),
    /** Writes what an invoice or a pay run would. */
    claimed:
      (claims: Partial<Visit>): Act =>
      (id) =>
        overwriteVisit(app, id, claims),
    /** Waits until a time of that Friday. */
    later:
      (time: string): Act =>
      async () => {
        app.clock.now = at(time);
      },
    /** Joins the visit's client to another record of the same person. */
    merge: (async (id) => {
      const [from, into] = [await clientOf(id), await newClient(app)];
      const body = { into: into.id, version: from.version, into_version: into.version };
      await expectOk(call(owner, mergeClients, { params: { id: from.id }, body }));
    }) as Act,
    /** Lets the visit's client delete their account. */
    leave: (async (id) => {
      const user = await clientOf(id);
      const token = await installation.signIn(user.email ?? "");
      await expectOk(call({ user, token }, deleteMe, { body: { password: "Password-1" } }));
    }) as Act,
  };
}
