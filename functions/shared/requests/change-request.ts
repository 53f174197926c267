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
  /** The version that was seen. Absent: whatever it is. */
  version?: number | undefined;
}

/**
 * Reads the request that somebody acts on. The answer is the same for a missing one and for another person's.
 * @throws AppError not_found
 */
export async function readRequestFor({ id, caller }: Pick<Event, "id" | "caller">): Promise<ClientRequest> {
  const request = await readClientRequest(runtime.db, id);
  if (!request || (caller.role !== "admin" && request.client_id !== caller.household.id)) {
    throw new AppError("not_found", "This request was not found.");
  }
  return request;
}

/**
 * Finds whether an event changes a request. 'same': it is as the event would make it, so the answer is given again.
 * @throws AppError conflict, with the request as it is, where the event is refused or another version was seen
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

/** Withdraws or declines a request, which needs no act of the owner's. Sent again, it gets the same answer. */
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

/** A request as it is answered. One without a time frame is of the day of its answer then. */
export const answered = (request: ClientRequest): ClientRequest =>
  request.kind === "care" ? { ...request, date: today() } : request;

/**
 * Makes the writes that accept a request together with the owner's own booking of what it asks for.
 * @throws AppError conflict where it is answered, or is not as it was seen
 */
export async function acceptedWith(seen: { id: string; version: number }, caller: Caller, by: Author): Promise<Writes> {
  const event = { ...seen, event: "accept", caller } as const;
  const request = await readRequestFor(event);
  if ((await judge(request, event)) === "same") throw new AppError("conflict", "This is accepted already.");
  return requestWrites(runtime.db, request, { ...request, state: "accepted", version: request.version + 1 }, by);
}
