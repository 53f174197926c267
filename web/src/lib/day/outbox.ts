import { arriveAtVisit, completeWalk, confirmVisit, noteIncident, type WalkerVisit } from "@petcare/contract";
import { call } from "../api/api.ts";
import { ApiError, isUnreachable } from "../api/api-error.ts";
import { randomId } from "../api/random-id.ts";
import { currentPerson } from "../session/person.ts";
import { inTurn } from "./in-turn.ts";
import type { Heard } from "./laid-over.ts";
import { forgetPhotos, releasePhotos, sendPhotos, withPhotoTimes } from "./photos.ts";
import {
  actOf,
  afterOutcome,
  backOff,
  doneBefore,
  dropped,
  isAbout,
  isWaiting,
  newRow,
  type Outcome,
  outcomeOf,
  type Row,
  rowWith,
  type Said,
  type Subject,
  withSaid,
} from "./row.ts";
import { changeRow, readRows, showAnswer } from "./rows.ts";
import { currentWaiting, keepsHere, sentWord, showWaiting, type Told, tellSent } from "./waiting.ts";

const cannotKeep = "This phone cannot keep anything just now. Do not close this page.";
/** How long an answer is waited for, in milliseconds. Times are told by how long ago they were, so this is their error. */
const patienceMs = 8000;

/** See `say` of use-waiting.ts. */
export async function say(visit: WalkerVisit, said: Said): Promise<Told> {
  showWaiting({ ...currentWaiting(), person: currentPerson(), saying: subjectOf(visit, said) });
  try {
    return await keepAndSend(visit, await withPhotoTimes(visit._id, said));
  } finally {
    showWaiting({ ...currentWaiting(), saying: undefined });
  }
}

async function keepAndSend(visit: WalkerVisit, said: Said): Promise<Told> {
  const saying = (row = newRow(visit, said.incident?.id ?? randomId(), Date.now())) => rowWith(row, said, randomId());
  const subject = subjectOf(visit, said);
  if (!keepsHere()) return sendUnkept(saying());
  let before: Row | undefined;
  try {
    ({ before } = await changeRow(subject, saying));
  } catch {
    return sendUnkept(saying(), cannotKeep);
  }
  return { ...(await sendKept(subject, before)), doneBefore: doneBefore(before, said) };
}

/** Sends what was kept just now. @param before the row as it was without it */
async function sendKept(subject: Subject, before: Row | undefined): Promise<Told> {
  // A browser may remove what it keeps, unless it has promised not to.
  void navigator.storage?.persist?.().catch(() => {});
  if (failures > 0) {
    // Nobody stands in the rain for an answer that did not come a moment ago.
    void sendWaiting();
    return { outcome: "kept" };
  }
  const sent = await sendRow(subject);
  if (!sent) return { outcome: "heard", sentence: sentWord };
  const { row, outcome, failure } = sent;
  if (outcome === "heard") {
    void sendWaiting();
    return { outcome, sentence: sentenceOf(sent) };
  }
  if (outcome !== "dropped" && "failed" in outcome) {
    sendLater(outcome.failed);
    return { outcome: "kept" };
  }
  // Whoever is there takes it back into the form.
  await changeRow(subject, (now) => (isSame(now, row) ? before : now));
  throw failure;
}

const subjectOf = ({ _id }: WalkerVisit, { incident }: Said): Subject => ({
  visit: _id,
  ...(incident && { incident }),
});

async function sendUnkept(row: Row, problem = ""): Promise<Told> {
  try {
    const answer = await deliver(row);
    await releasePhotos(row).catch(() => {});
    await showAnswer({ row, answer });
    return { outcome: "heard", sentence: sentenceOf({ row, outcome: "heard", answer }) };
  } catch (error) {
    const isRefused = error instanceof ApiError && !isUnreachable(error);
    throw isRefused ? error : new ApiError(0, problem);
  }
}

interface Sent {
  row: Row;
  outcome: Outcome;
  /** The server's answer, where the row was heard. */
  answer?: Heard;
  failure?: unknown;
}

/** Sends a row, one at a time in all tabs. Undefined where nothing of it waits any more. */
function sendRow(subject: Subject): Promise<Sent | undefined> {
  return inTurn("kc:send", async () => {
    const row = (await readRows()).find((row) => isAbout(row, subject));
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
    // Before the row goes: it alone names them.
    await releasePhotos(row);
    return { row, outcome: "heard", answer };
  } catch (failure) {
    return { row, outcome: outcomeOf(failure, actOf(row)), failure };
  }
}

async function deliver(row: Row): Promise<Heard> {
  const answer: Heard = await requestOf(row);
  const { ok, _id }: { ok?: unknown; _id?: unknown } = answer;
  // A portal answers anything.
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

/** Sends what waits, oldest first, until no answer comes. It is then sent again after a while. */
export function sendWaiting(): Promise<void> {
  // What cannot be read now is read at the next waking.
  const run = () => sendAll().catch(() => {});
  underWay ??= run().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  await readRows();
  const tried: Row[] = [];
  const next = () => currentWaiting().rows.find((row) => isWaiting(row) && !tried.some((one) => isSame(one, row)));
  try {
    for (let row = next(); row; row = next()) {
      tried.push(row);
      const left = currentWaiting().rows.filter(isWaiting).length;
      showWaiting({ ...currentWaiting(), sending: { nth: tried.length, of: tried.length + left - 1 } });
      const sent = await sendRow(row);
      if (!sent) continue;
      const { outcome } = sent;
      if (typeof outcome === "object" && "failed" in outcome) return sendLater(outcome.failed);
      failures = 0;
      const sentence = sentenceOf(sent);
      if (sentence !== sentWord) tellSent({ name: row.name, sentence, isHeard: outcome === "heard" });
    }
    await sendPhotos();
    failures = 0;
  } catch (error) {
    if (error instanceof ApiError) return sendLater(error);
    throw error;
  } finally {
    showWaiting({ ...currentWaiting(), sending: undefined });
  }
}

const isSame = (row: Row | undefined, other: Row) => row?.key === other.key && row.rev === other.rev;

/** The sentence that the walker reads of what was sent. */
function sentenceOf({ outcome, answer }: Sent): string {
  if (outcome === "dropped") return dropped;
  return typeof outcome === "object" && "refused" in outcome
    ? outcome.refused.words
    : answer && "sentence" in answer
      ? answer.sentence
      : sentWord;
}

/** Shows a refused row as waiting again, with its key, and sends it. */
export async function tryAgain(subject: Subject): Promise<void> {
  await changeRow(subject, (row) => row && withSaid(row, {}));
  await sendWaiting();
}

/** Removes a row that was never sent, with its photos. */
export async function removeRow(subject: Subject): Promise<void> {
  const { before } = await changeRow(subject, () => undefined);
  await forgetPhotos(subject.visit, before?.done?.photo_ids);
}
