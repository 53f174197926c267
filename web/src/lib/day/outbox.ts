import { arriveAtVisit, completeWalk, confirmVisit, noteIncident, type WalkerVisit } from "@petcare/contract";
import { call } from "../api/api.ts";
import { ApiError, isUnreachable } from "../api/api-error.ts";
import { randomId } from "../api/random-id.ts";
import { currentPerson } from "../session/person.ts";
import { inTurn } from "./in-turn.ts";
import { announceSent, hasOutbox, outboxState, type ReportResult, sentText, setOutboxState } from "./outbox-state.ts";
import { forgetPhotos, releasePhotos, sendPhotos, withPhotoTimes } from "./photos.ts";
import {
  actOf,
  afterOutcome,
  backOff,
  doneBefore,
  dropped,
  isSameSubject,
  isWaiting,
  joinReport,
  newRow,
  type Outcome,
  outcomeOf,
  type Report,
  type Row,
  type Subject,
  withReport,
} from "./row.ts";
import { changeRow, readRows, showAnswer } from "./rows.ts";
import type { RowAnswer } from "./shown-visit.ts";

const cannotStore = "This phone cannot keep anything just now. Do not close this page.";
/** The time limit of a request, in milliseconds. The server dates a report by its age, so this is the largest error. */
const patienceMs = 8000;

/** See `sendReport` of use-outbox.ts. */
export async function sendReport(visit: WalkerVisit, report: Report): Promise<ReportResult> {
  setOutboxState({ ...outboxState(), person: currentPerson(), reporting: subjectOf(visit, report) });
  try {
    return await storeAndSend(visit, await withPhotoTimes(visit._id, report));
  } finally {
    setOutboxState({ ...outboxState(), reporting: undefined });
  }
}

async function storeAndSend(visit: WalkerVisit, report: Report): Promise<ReportResult> {
  const withThis = (row = newRow(visit, report.incident?.id ?? randomId(), Date.now())) =>
    joinReport(row, report, randomId());
  const subject = subjectOf(visit, report);
  if (!hasOutbox()) return sendUnstored(withThis());
  let before: Row | undefined;
  try {
    ({ before } = await changeRow(subject, withThis));
  } catch {
    return sendUnstored(withThis(), cannotStore);
  }
  return { ...(await sendStored(subject, before)), doneBefore: doneBefore(before, report) };
}

/** Sends a report that was stored just now. @param before the row without the report */
async function sendStored(subject: Subject, before: Row | undefined): Promise<ReportResult> {
  // Without this promise, a browser may delete the storage of a page.
  void navigator.storage?.persist?.().catch(() => {});
  if (failures > 0) {
    // The last request had no answer, so the walker does not wait for this one.
    void sendWaiting();
    return { outcome: "saved" };
  }
  const sent = await sendRow(subject);
  if (!sent) return { outcome: "answered", sentence: sentText };
  const { row, outcome, failure } = sent;
  if (outcome === "answered") {
    void sendWaiting();
    return { outcome, sentence: sentenceOf(sent) };
  }
  if (outcome !== "dropped" && "failed" in outcome) {
    sendLater(outcome.failed);
    return { outcome: "saved" };
  }
  // A refused report goes back into the form, which is still open.
  await changeRow(subject, (now) => (isSame(now, row) ? before : now));
  throw failure;
}

const subjectOf = ({ _id }: WalkerVisit, { incident }: Report): Subject => ({
  visit: _id,
  ...(incident && { incident }),
});

async function sendUnstored(row: Row, problem = ""): Promise<ReportResult> {
  try {
    const answer = await deliver(row);
    await releasePhotos(row).catch(() => {});
    await showAnswer({ row, answer });
    return { outcome: "answered", sentence: sentenceOf({ row, outcome: "answered", answer }) };
  } catch (error) {
    const isRefused = error instanceof ApiError && !isUnreachable(error);
    throw isRefused ? error : new ApiError(0, problem);
  }
}

interface Sent {
  row: Row;
  outcome: Outcome;
  /** The server's answer, if it accepted the row. */
  answer?: RowAnswer;
  failure?: unknown;
}

/** Sends a row, one at a time in all tabs. Undefined if the row no longer waits. */
function sendRow(subject: Subject): Promise<Sent | undefined> {
  return inTurn("kc:send", async () => {
    const row = (await readRows()).find((row) => isSameSubject(row, subject));
    if (!row || !isWaiting(row)) return undefined;
    const sent = await attempt(row);
    const { outcome, answer } = sent;
    if (answer) await showAnswer({ row, answer });
    await changeRow(subject, (now) => afterOutcome(now, row, outcome), answer && { row, answer });
    return sent;
  });
}

async function attempt(row: Row): Promise<Sent> {
  try {
    const answer = await deliver(row);
    // First, because the row alone names its photos, and it is removed next.
    await releasePhotos(row);
    return { row, outcome: "answered", answer };
  } catch (failure) {
    return { row, outcome: outcomeOf(failure, actOf(row)), failure };
  }
}

async function deliver(row: Row): Promise<RowAnswer> {
  const answer: RowAnswer = await requestOf(row);
  const { ok, _id }: { ok?: unknown; _id?: unknown } = answer;
  // The sign-in page of a public network may answer instead of the server.
  if (row.incident ? ok !== true : typeof _id !== "string") throw new ApiError(0);
  return answer;
}

function requestOf(row: Row) {
  const { visit, key, version, date, incident, arrived, done, replaces, corrected_at } = row;
  const request = { params: { id: visit }, signal: AbortSignal.timeout(patienceMs) };
  const sent = new Date().toISOString();
  const shown = { version, date, sent };
  const corrected = { ...(replaces && { replaces }), ...(corrected_at && { corrected_at }) };
  if (incident) return call(noteIncident, { ...request, body: { ...incident, version, sent } });
  if (done)
    return call(completeWalk, {
      ...request,
      idempotencyKey: key,
      body: { ...done, ...(arrived && { arrived }), ...corrected, ...shown },
    });
  if (arrived) return call(arriveAtVisit, { ...request, body: { ...arrived, ...shown } });
  return call(confirmVisit, { ...request, body: { version } });
}

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function sendLater(failed: ApiError): void {
  failures += 1;
  clearTimeout(timer);
  timer = setTimeout(
    () => document.visibilityState === "hidden" || void sendWaiting(),
    backOff(failures, failed, Math.random()),
  );
}

let underWay: Promise<void> | undefined;

/** Sends the waiting rows, oldest first. After a failure it stops, and tries again later. */
export function sendWaiting(): Promise<void> {
  underWay ??= sendAll()
    .catch(() => {
      // Rows that cannot be read now are read at the next call.
    })
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  await readRows();
  const tried: Row[] = [];
  const next = () => outboxState().rows.find((row) => isWaiting(row) && !tried.some((one) => isSame(one, row)));
  try {
    for (let row = next(); row; row = next()) {
      tried.push(row);
      const left = outboxState().rows.filter(isWaiting).length;
      setOutboxState({ ...outboxState(), sending: { nth: tried.length, of: tried.length + left - 1 } });
      const sent = await sendRow(row);
      if (!sent) continue;
      const { outcome } = sent;
      if (typeof outcome === "object" && "failed" in outcome) return sendLater(outcome.failed);
      failures = 0;
      const sentence = sentenceOf(sent);
      if (sentence !== sentText) announceSent({ name: row.name, sentence, isAccepted: outcome === "answered" });
    }
    await sendPhotos();
    failures = 0;
  } catch (error) {
    if (error instanceof ApiError) return sendLater(error);
    throw error;
  } finally {
    setOutboxState({ ...outboxState(), sending: undefined });
  }
}

const isSame = (row: Row | undefined, other: Row) => row?.key === other.key && row.rev === other.rev;

/** The sentence that the walker reads about a row that was sent. */
function sentenceOf({ outcome, answer }: Sent): string {
  if (outcome === "dropped") return dropped;
  if (typeof outcome === "object" && "refused" in outcome) return outcome.refused.words;
  return answer && "sentence" in answer ? answer.sentence : sentText;
}

/** Marks a refused row as waiting, under the same key, and sends it. */
export async function tryAgain(subject: Subject): Promise<void> {
  await changeRow(subject, (row) => row && withReport(row, {}));
  await sendWaiting();
}

/** Removes an unsent row and its photos. */
export async function removeRow(subject: Subject): Promise<void> {
  const { before } = await changeRow(subject, () => undefined);
  await forgetPhotos(subject.visit, before?.done?.photo_ids);
}
