import { addDays, firstNameOf, type LocalDate, type NoticeRequest } from "@petcare/domain";
import { type ClientRequest, openRequests, readUsers, requestsOfClient } from "@petcare/storage";
import { ofAnybody } from "../pipeline/of-anybody.ts";
import { runtime } from "../runtime.ts";

/** Requests that may be news: the latest ones. */
const latest = 20;

/** The latest requests of a client or a walker. */
export const requestsOf = async (id: string): Promise<NoticeRequest[]> =>
  noticeRequests((await requestsOfClient(runtime.db, ofAnybody(id))).slice(0, latest));

/** Open requests of all clients that may be news to the owner. */
const maxOpen = 200;

/** The requests that the owner has not answered. */
export async function requestsToAnswer(today: LocalDate): Promise<NoticeRequest[]> {
  // A request is listed by its first day in UTC, which may be yesterday here.
  const since = { from: addDays(today, -1), now: runtime.now() };
  const open = await openRequests(runtime.db, since, { limit: maxOpen });
  return noticeRequests(open.requests);
}

/** Requests with the first names of whoever asks. */
async function noticeRequests(requests: readonly ClientRequest[]): Promise<NoticeRequest[]> {
  const clients = await readUsers(runtime.db, [...new Set(requests.map(({ client_id }) => client_id))]);
  return requests.map((request) => {
    const { id, kind, state, client_id, created_at, pet_names, quote, answer } = request;
    const { date, timeframe } = request.to ?? request;
    const isOfDays = kind === "off" || kind === "away";
    const client = firstNameOf((request.stranger ?? clients.get(client_id))?.name ?? "A client");
    return {
      id,
      kind,
      state,
      client,
      at: created_at,
      pets: pet_names,
      date,
      timeframe: isOfDays ? undefined : timeframe,
      through: isOfDays ? request.through : undefined,
      cents: quote.cents,
      answer,
    };
  });
}
