import { deactivatePerson, type RequestOf } from "@petcare/contract";
import { type CancelAmount, type Participant, toCents } from "@petcare/domain";
import { deactivateUser, type Handover, readOpenWork, readUser, type User } from "@petcare/storage";
import { heldKeys, visitsAnswer } from "../shared/deactivating/deactivation-answer.ts";
import { type Choice, decide } from "../shared/deactivating/decide.ts";
import { finishActivation } from "../shared/deactivating/finish-activation.ts";
import { type ScheduleContext, scheduleContextOf } from "../shared/deactivating/schedule-context.ts";
import { teamRates, termsWith } from "../shared/money/terms.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime, today } from "../shared/runtime.ts";

type Body = RequestOf<typeof deactivatePerson>["body"];

/**
 * Deactivates a person. The first write ends the sign-in and stores the plan for the visits. A repeated request or the nightly
 * job finishes the rest.
 */
export const handler = endpoint(deactivatePerson, async ({ params: { id }, query, body, caller, via }) => {
  const user = await readPerson(id);
  const request_hash = digest(body);
  if (!user.active) return repeated(user, request_hash);
  if (body.version !== undefined && user.version !== body.version) throw new AppError("conflict");
  const { does, preview } = await planOf(user, body);
  if (query.preview !== undefined) return preview;
  if (body.plan !== undefined && body.plan !== preview.plan) {
    throw new AppError("conflict", "This has changed since you looked.", { preview });
  }
  const by = authorOf({ caller, via });
  const deactivated = { at: by.at, by: by.id, request_hash, visits: preview.outcome };
  const outcome = await deactivateUser(runtime.db, user, { deactivated, handover: { ...does, by } }, by);
  if (outcome === "refused") throw new AppError("conflict");
  await finishActivation(id);
  return { ...preview, saved: true, version: user.version + 1 };
});

/** Reads the person. @throws AppError not_found, or conflict if they cannot be deactivated */
async function readPerson(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  // A household's member is removed instead, and has no visits of their own.
  if (!user || user.household !== undefined) throw new AppError("not_found", "This person was not found.");
  if (user.role === "admin") throw new AppError("conflict", "The owner cannot be deactivated.");
  if (user.deleted_at) throw new AppError("conflict", "This account was deleted by its owner.");
  return user;
}

/** Plans the acts and the preview. Writes nothing. */
async function planOf(user: User, body: Body) {
  const of = { id: user.id, role: user.role as Participant };
  const date = today();
  const work = await readOpenWork(runtime.db, of, date);
  const [context, rates, keys] = await Promise.all([scheduleContextOf(work, of, date), teamRates(), heldKeys(of.id)]);
  const terms = await termsWith(rates);
  const plan = decide(work, of, choiceOf(body.visits, of, context), context);
  const { visits, series, cancel } = plan;
  const does: Omit<Handover, "by"> = { today: date, of, visits, series, cancel };
  const known = { work, context, plan, terms };
  const preview = {
    saved: false,
    plan: digest([user.version, does]),
    version: user.version,
    ...visitsAnswer(known),
    keys,
  };
  return { does, preview };
}

function choiceOf(requested: Body["visits"], of: Handover["of"], { team }: ScheduleContext): Choice {
  if (of.role === "client" && requested.do !== "keep" && requested.do !== "cancel") {
    throw invalidField("visits.do", "The visits of a client are kept or cancelled.");
  }
  const known = (id: string) => team.some((member) => member.id === id);
  switch (requested.do) {
    case "keep":
      return { do: "keep" };
    case "unassign":
      return { do: "assign", walker_id: null };
    case "reassign":
      if (!known(requested.walker_id ?? "")) throw invalidField("visits.walker_id", "Please select a walker");
      return { do: "assign", walker_id: requested.walker_id ?? null };
    case "spread": {
      const chosen = requested.walker_ids ?? team.map(({ id }) => id);
      if (!chosen.every(known)) throw invalidField("visits.walker_ids", "Please select a walker");
      return { do: "spread", walker_ids: chosen };
    }
    case "cancel":
      return {
        do: "cancel",
        charge: amountOf(requested.charge, requested.charge_amount),
        pay: amountOf(requested.pay, requested.pay_amount),
        reason: requested.reason || undefined,
      };
  }
}

const amountOf = (type: CancelAmount["type"], dollars = 0): CancelAmount =>
  type === "amount" ? { type, cents: toCents(dollars) ?? 0 } : { type };

/**
 * Repeats the answer of an earlier, equal request, with figures only.
 * @throws AppError conflict if a different request has deactivated the person
 */
async function repeated({ id, version, deactivated }: User, request_hash: string) {
  if (deactivated?.request_hash !== request_hash) throw new AppError("conflict", "This account is inactive already.");
  await finishActivation(id);
  return {
    saved: true,
    plan: "",
    version,
    visits: { count: 0, today: 0, first: null, last: null, in_series: 0, series: 0, clients: 0 },
    outcome: deactivated.visits,
    walkers: [],
    nobody: [],
    money: { prices: 0, pay: 0, new_pay: 0, charged: 0, paid: 0 },
    keys: [],
  };
}
