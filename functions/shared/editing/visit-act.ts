import { noEffect } from "@petcare/contract";
import { fieldsOf, toDollars } from "@petcare/domain";
import { actOnVisit, previewVisitAct, type Visit, type VisitRequest, visitId } from "@petcare/storage";
import { digest, runtime, today } from "../runtime.ts";
import { forOwner } from "../visits/visit-answer.ts";
import type { EditAnswer } from "./effect.ts";
import { changedSince, scheduleNotFound, visitRefusal } from "./refusals.ts";

type Refusal = Parameters<typeof visitRefusal>[0];

interface Requested extends Pick<VisitRequest<Refusal>, "key" | "version" | "plan" | "becomes" | "by"> {
  /** Whether it is only to be previewed. */
  preview: boolean;
}

/** Acts on one visit, or says what the act would do, with the same code. */
export async function answerVisitAct({ preview, ...request }: Requested): Promise<EditAnswer> {
  const run = preview ? previewVisitAct : actOnVisit;
  const result = await run<Refusal>(runtime.db, { ...request, today: today() });
  switch (result.outcome) {
    case "done":
      return answerOf(result.visit, { saved: !preview, isChanged: true });
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
