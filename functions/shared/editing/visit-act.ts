import { noEffect } from "@petcare/contract";
import { fieldsOf, toDollars } from "@petcare/domain";
import {
  actOnVisit,
  isSingle,
  previewVisitAct,
  readPriceRules,
  type Schedule,
  type Visit,
  type VisitRequest,
  visitId,
} from "@petcare/storage";
import { digest, runtime, today } from "../runtime.ts";
import { forOwner } from "../visits/visit-answer.ts";
import { changedParts } from "./changed-parts.ts";
import type { EditAnswer } from "./effect.ts";
import { changedSince, scheduleNotFound, visitRefusal } from "./refusals.ts";

type Refusal = Parameters<typeof visitRefusal>[0];

interface Requested extends Pick<VisitRequest<Refusal>, "key" | "version" | "plan" | "becomes" | "by"> {
  /** Only previews the act. */
  preview: boolean;
}

/** Carries out or previews an act on one visit, with the same code. */
export async function answerVisitAct({ preview, ...request }: Requested): Promise<EditAnswer> {
  const run = preview ? previewVisitAct : actOnVisit;
  // Read before the act, because a failed read must not fail an act that is done.
  const rules = await readPriceRules(runtime.db);
  const result = await run<Refusal>(runtime.db, { ...request, today: today() });
  switch (result.outcome) {
    case "done": {
      const { visit, before } = result;
      const answer = answerOf(visit, { saved: !preview, isChanged: true });
      const after = { schedule: scheduleAfter(before.schedule, visit), visit };
      return { ...answer, effect: { ...answer.effect, ...changedParts([{ before, after }], rules) } };
    }
    case "unchanged":
      return answerOf(result.visit, { saved: !preview, isChanged: false });
    case "changed":
      throw await changedSince(visitId(request.key));
    case "refused":
      throw visitRefusal(result.reason, result.visit);
    case "missing":
      throw scheduleNotFound();
  }
}

/** A single booking has the fields of its visit. */
const scheduleAfter = (schedule: Schedule, visit: Visit): Schedule =>
  isSingle(schedule) ? { ...schedule, price_cents: visit.price_cents } : schedule;

function answerOf(visit: Visit, { saved, isChanged }: { saved: boolean; isChanged: boolean }): EditAnswer {
  const kind = visit.status === "cancelled" ? "cancelled" : "changed";
  return {
    saved,
    plan: digest([visitId(visit), visit.version, fieldsOf(visit)]),
    version: visit.version,
    effect: {
      ...noEffect,
      ...(isChanged && { [kind]: 1 }),
      ...(isChanged &&
        kind === "cancelled" && { charge: toDollars(visit.charge_cents ?? 0), pay: toDollars(visit.pay_cents ?? 0) }),
    },
    visit: forOwner(visit),
  };
}
