import { business } from "@petcare/business";
import { firstNameOf, type RequestEvent, refusalSentence, replyTo, standingOf } from "@petcare/domain";
import {
  type Author,
  type ClientRequest,
  changing,
  readClientRequest,
  readUser,
  requestWrites,
  storeRequest,
  type Writes,
} from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import type { Caller } from "../pipeline/caller.ts";
import { runtime, today } from "../runtime.ts";
import { requestAnswer } from "./request-answer.ts";

export interface Event {
  id: string;
  event: RequestEvent;
  caller: Caller;
  /** The version that the caller read. Absent: any. */
  version?: number | undefined;
}

/**
 * Reads the request that the caller acts on.
 * @throws AppError not_found, the same for a missing request and another person's
 */
export async function readRequestFor({ id, caller }: Pick<Event, "id" | "caller">): Promise<ClientRequest> {
  const request = await readClientRequest(runtime.db, id);
  if (!request || (caller.role !== "admin" && request.client_id !== caller.household.id)) {
    throw new AppError("not_found", "This request was not found.");
  }
  return request;
}

/**
 * Decides whether an event changes a request. 'same' if the request is in that state already, so that the answer is repeated.
 * @throws AppError conflict with the current request, if the event is refused or the version is outdated
 */
export async function judge(request: ClientRequest, { event, caller, version }: Event): Promise<"change" | "same"> {
  const reply = replyTo(standingOf(request, runtime.now()), event);
  if (reply === "same") return reply;
  const current = requestAnswer(request);
  if ("refused" in reply) {
    const client = request.stranger ?? (await readUser(runtime.db, request.client_id));
    const names = { owner: firstNameOf(business.owner.name), client: firstNameOf(client?.name ?? "The client") };
    const reader = caller.role === "admin" ? "owner" : "client";
    const sentence = refusalSentence(reply.refused, request.kind, reader, names);
    throw new AppError("conflict", sentence, { current });
  }
  if (version !== undefined && version !== request.version) {
    throw new AppError("conflict", "This has changed since you looked.", { current });
  }
  return "change";
}

/** Withdraws or declines a request. A repeated call gets the same answer. */
export const changeRequest = (
  event: Event & { event: "withdraw" | "decline" },
  by: Author,
  answer?: string | null,
): Promise<ClientRequest> =>
  changing<ClientRequest, [ClientRequest, ClientRequest], ClientRequest>({
    what: `Request ${event.id}`,
    read: () => readRequestFor(event),
    decide: async (read) => {
      const request = read ?? (await readRequestFor(event));
      if ((await judge(request, event)) === "same") return { result: request };
      const next = { ...request, version: request.version + 1 };
      if (event.event === "withdraw") return { change: [request, { ...next, state: "withdrawn" }] };
      return { change: [request, answered({ ...next, state: "declined", ...(answer && { answer }) })] };
    },
    write: async ([before, after]) =>
      (await storeRequest(runtime.db, before, after, by)) === "written" ? after : "refused",
  });

/** Makes the answered request. A care request gets the day of its answer. */
export const answered = (request: ClientRequest): ClientRequest =>
  request.kind === "care" ? { ...request, date: today() } : request;

/**
 * Makes the writes that accept a request, for the transaction of the owner's booking.
 * @throws AppError conflict if it is answered, or has changed since it was read
 */
export async function acceptedWith(seen: { id: string; version: number }, caller: Caller, by: Author): Promise<Writes> {
  const event = { ...seen, event: "accept", caller } as const;
  const request = await readRequestFor(event);
  if ((await judge(request, event)) === "same") throw new AppError("conflict", "This is accepted already.");
  return requestWrites(runtime.db, request, { ...request, state: "accepted", version: request.version + 1 }, by);
}
