import { type AnswerOf, acceptRequest, type listRequests } from "@petcare/contract";
import { firstNameOf, isOvertaken } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import type { AskedBooking } from "../../lib/format/asked-booking.ts";
import { slotText } from "../../lib/format/slot.ts";

export type OwnersRequest = AnswerOf<typeof listRequests>[number];

/** How to accept a request: for no charge, or with only some changes of a care sheet. */
export interface Choice {
  free?: true;
  /** The indexes of the accepted changes. */
  care?: number[];
}

/** Accepts a request in the version that is shown. */
export function accept({ _id, version, kind, walker }: OwnersRequest, choice: Choice) {
  const who = kind === "book" && walker ? { walker_id: walker.id } : {};
  return call(acceptRequest, { params: { id: _id }, body: { version, ...who, ...choice } });
}

/** Groups requests under the screen's headings. Empty groups are left out. */
export function groupsOf(requests: readonly OwnersRequest[]) {
  const open = requests.filter(({ standing }) => standing !== "lapsed");
  return [
    {
      head: "Nothing in the way",
      note: "one tap each, at the price that was shown",
      rows: open.filter(({ look }) => look.length === 0),
    },
    { head: "Look first", note: "something is in the way", rows: open.filter(({ look }) => look.length > 0) },
    {
      head: "Lapsed",
      note: "their time has begun",
      rows: requests.filter(({ standing }) => standing === "lapsed"),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** The indexes of changes of a care sheet whose fields have not changed since the request. */
export const freeChanges = ({ care, care_now }: OwnersRequest): number[] =>
  (care ?? []).flatMap((change, at) => (isOvertaken(care_now?.[at] ?? null, change) ? [] : [at]));

/** The link to the booking form, filled in from the request. */
export function bookingOf(request: OwnersRequest) {
  const { _id: id, version, client, date, quote, weekdays } = request;
  const asked: AskedBooking = {
    request: { id, version },
    client: firstNameOf(client.name),
    shown: quote.total,
    weekdays,
    fields: {
      date,
      timeframe: request.timeframe ?? "morning",
      service_type: request.service_type ?? "25",
      service_label: request.service_label ?? "",
      client_id: client.id,
      walker_id: request.walker?.id ?? "",
      pet_names: request.pet_names.join(", "),
      notes: request.words ?? "",
    },
  };
  const search = `?${new URLSearchParams({ schedule: slotText({ date, clientId: client.id }) })}`;
  return { to: { search }, state: { opened: true, asked } };
}
