import type { AnswerOf, correctCharge } from "@petcare/contract";
import type { MoneyPlan, MoneyRefusal } from "@petcare/domain";
import { type Author, actOnVisit, type Visit } from "@petcare/storage";
import { changedSince, invoicedVisit, noRoom } from "../shared/editing/refusals.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime, today } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";
import { moneyOf } from "./walk-answer.ts";

interface Requested {
  /** The visit's id. */
  id: string;
  /** The version that was read. */
  version: number;
  plan: (visit: Visit) => MoneyPlan<Visit>;
  by: Author;
}

/** Changes the charge or the pay of a done visit. @throws AppError if that is refused */
export async function answerMoneyAct({ id, version, plan, by }: Requested): Promise<AnswerOf<typeof correctCharge>> {
  const key = visitKeyIn(id);
  const result = await actOnVisit<MoneyRefusal>(runtime.db, {
    key,
    version,
    by,
    today: today(),
    plan: (_schedule, visit) => plan(visit),
  });
  switch (result.outcome) {
    case "done":
    case "unchanged":
      return moneyOf(result.visit);
    case "changed":
      throw await changedSince(id);
    case "refused":
      throw refusalOf(result.reason, result.visit);
    case "missing":
      throw visitNotFound();
  }
}

function refusalOf(reason: MoneyRefusal | "no_room", visit: Visit): AppError {
  switch (reason) {
    case "no_room":
      return noRoom();
    case "not_done":
      return new AppError("conflict", "This visit is still to be done.");
    case "no_walker":
      return new AppError("conflict", "Nobody has this visit, so nobody is paid for it.");
    case "not_billable":
      return new AppError("conflict", "Only what would be billed can be written off.");
    case "written_off":
      return new AppError("conflict", "This visit is written off. Take that back first.");
    case "invoiced":
      return invoicedVisit(visit);
  }
}
