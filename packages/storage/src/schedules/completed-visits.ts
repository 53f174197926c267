import { type LocalDate, transitions } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { queryAll } from "../table/query.ts";
import type { VisitKey } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";
import { visitFrom } from "./visit-item.ts";

const attributes = ["date", "service", "pet_names", "duration_minutes", "pay_cents", "pay_run_id"] as const;

/** What a walker's earnings are made of. */
export type CompletedVisit = VisitKey & Pick<Visit, (typeof attributes)[number]>;

/**
 * A walker's completed visits from `from` to `to` (exclusive), local dates, in the order of the agenda. Only a stored
 * visit can be completed, so no series is read.
 */
export const readCompletedVisits = (
  db: Db,
  walkerId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<CompletedVisit[]> => readDone(db, walkerId, { from, to }, transitions.complete.to);

/** A walker's cancelled visits of those days that are paid all the same. */
export const readPaidCancellations = (
  db: Db,
  walkerId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<CompletedVisit[]> => readDone(db, walkerId, { from, to }, transitions.cancel.to, " AND #pay_cents > :zero");

async function readDone(
  db: Db,
  walkerId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
  status: Visit["status"],
  also = "",
): Promise<CompletedVisit[]> {
  if (from >= to) return [];
  const names = attributes.map((name) => [`#${name}`, name]);
  const items = await queryAll(db, {
    IndexName: "walker",
    KeyConditionExpression: "walker_id = :walker AND agenda_sk BETWEEN :from AND :to",
    FilterExpression: `#status = :status${also}`,
    ProjectionExpression: ["pk", "sk", ...names.map(([name]) => name)].join(", "),
    ExpressionAttributeNames: { ...Object.fromEntries(names), "#status": "status" },
    ExpressionAttributeValues: {
      ":walker": walkerId,
      ":from": from,
      ":to": to,
      ":status": status,
      ...(also !== "" && { ":zero": 0 }),
    },
  });
  return items.map((item) => visitFrom(item));
}
