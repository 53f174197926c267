import type { LocalDate } from "@petcare/domain";
import { readCalendar } from "@petcare/storage/testing";
import { type BodyFor, call, expectOk } from "./call.ts";
import type { Signed, SignedInApp } from "./signed-in-app.ts";

export type HardDayBody = BodyFor<"doHardDay">;

/** Does a hard day as the owner, or only previews it. */
export const hardDay = ({ owner }: SignedInApp, id: string, body: HardDayBody, preview = false) =>
  call(owner, "doHardDay", { params: { id }, ...(preview && { query: { preview: "1" as const } }), body });

export const previewDay = (app: SignedInApp, body: HardDayBody) => expectOk(hardDay(app, "preview", body, true));

/** Previews a hard day and does it by the plan that was seen. */
export async function doSeen(app: SignedInApp, id: string, body: HardDayBody) {
  const { plan } = await previewDay(app, body);
  return expectOk(hardDay(app, id, { ...body, plan }));
}

/** Makes people of one test's own: their ids and email addresses end in its name. */
export function castOf({ installation }: SignedInApp, test: string) {
  return async (role: "walker" | "client", name: string): Promise<Signed> => {
    const email = `${name}.${test}@test.example`.toLowerCase();
    const user = await installation.createAccount({ id: `${name}-${test}`, role, email, name });
    return { user, token: "" };
  };
}

/** The visits of some days whose ids of people end in a test's name, a line each: when, whose, who walks, and how it stands. */
export async function linesOf({ installation }: SignedInApp, test: string, from: LocalDate, to: LocalDate) {
  const visits = (await readCalendar(installation.db, from, to)).filter(({ client_id }) =>
    client_id.endsWith(`-${test}`),
  );
  const nameOf = (id = "nobody") => id.split("-")[0];
  return visits
    .map(({ date, timeframe, client_id, walker_id, status, charge_cents, pay_cents }) =>
      [date, timeframe, nameOf(client_id), nameOf(walker_id), status, charge_cents, pay_cents].join(" ").trim(),
    )
    .sort();
}
