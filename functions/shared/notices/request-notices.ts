import { firstNameOf, type Notice, type NoticeRequest } from "@petcare/domain";
import { type ClientRequest, openRequests, readClientRequest, readUser } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Given, type Look, noticeOf } from "./look.ts";

/** The message of a request: the answer to whoever has asked, and to the owner that somebody asks. */
export async function requestNotices(given: Given, { person, own }: Look): Promise<Notice[]> {
  const request = await readClientRequest(runtime.db, given.id);
  const isOwner = person.role === "admin";
  if (!request || (!isOwner && request.client_id !== own)) return [];
  const facts = await noticeRequest(request);
  const { state } = request;
  if (isOwner) return state === "asked" ? noticeOf("asked", facts, given, state) : [];
  if (state === "asked" || state === "withdrawn") return [];
  return noticeOf("answer", { ...facts, state }, given, state);
}

/** Open requests that may be in the summary of a day. */
const maxOpen = 200;

/** The requests that the owner has not answered. @param from the earliest first day, in UTC */
export async function requestsToAnswer(from: NoticeRequest["date"]): Promise<NoticeRequest[]> {
  const { requests } = await openRequests(runtime.db, { from, now: runtime.now() }, { limit: maxOpen });
  return Promise.all(requests.map(noticeRequest));
}

/** A request with the first name of whoever asks. */
async function noticeRequest(request: ClientRequest): Promise<NoticeRequest> {
  const { id, kind, state, client_id, created_at, pet_names, quote, answer } = request;
  const { date, timeframe } = request.to ?? request;
  const isOfDays = kind === "off" || kind === "away";
  const asker = request.stranger ?? (await readUser(runtime.db, client_id));
  return {
    ...{ id, kind, state, answer, date },
    client: firstNameOf(asker?.name ?? "A client"),
    at: created_at,
    pets: pet_names,
    timeframe: isOfDays ? undefined : timeframe,
    through: isOfDays ? request.through : undefined,
    cents: quote.cents,
  };
}
