import type { Endpoint } from "@petcare/contract";

const member = "member of the client’s household";
/** Every caller that is tried. The first six have no session that counts: 'foreign' has a token of another user pool. */
export const allCallers = [
  "no token",
  "garbage",
  "expired",
  "foreign",
  "deactivated",
  "deleted",
  "walker",
  "other walker",
  "client",
  "other client",
  "owner",
  member,
] as const;
export type CallerName = (typeof allCallers)[number];

/** Says whose object a request names. 'own' belongs to 'walker' and 'client', 'another's' to the other two. */
export const objects = ["own", "another's", "missing"] as const;
export type ObjectName = (typeof objects)[number];

/** The endpoints that are answered without a session. */
const open = `ping login forgotPassword resetPassword emailAvailable validateReferral sendCode getMeetForm askForMeet
  verifyPhone completeWalkerSignup completeClientSignup subscribedVisits showStop stopNotices`;

/*
What others than the owner may call, by what a walker, a client and the owner get: 'all', 'own' objects alone, or 'no'.
Whatever is not here is for the owner alone.
*/
const opened: Record<string, string> = {
  "all all all": `logout me changeProfile changeName changeEmail changePassword getNotices changeNotices
    tellBrowser forgetBrowser`,
  "all all no": "deleteMe myRequests getSubscription makeSubscription removeSubscription",
  "all no all": "listWalkers mySchedule myEstimatedEarnings myMiles changeMyMiles",
  "all no no": "mySeal walkerHeartbeat takeMyCodes",
  "no all all": "getAgreementText",
  "no all no": "listMyAgreements signAgreement myUpcomingWalks myWalkHistory myInvoices myBalance",
  "own own all": "getVisit visitPhotos",
  "own own no": "withdrawRequest",
  "own no all": "confirmVisit showVisitCodes completeWalk noteIncident",
  "own no no": "sendVisitPhoto arriveAtVisit",
  "no own all": "listMembers addMember removeMember",
  "no own no": "askRequest deleteWalkNote restoreWalkNote",
};

/** The statuses for own, another's and missing, or one for all three, where they are others than a row says. */
const otherwise: Record<string, Partial<Record<CallerName, string>>> = {
  // Whoever asks again has been deleted.
  deleteMe: { deleted: "200" },
  changeNotices: { owner: "400" },
  // Its id is the form's own.
  doHardDay: { owner: "200" },
  askRequest: { client: "200/404/200", [member]: "200/404/200" },
  // The sample's request is a client's.
  withdrawRequest: { walker: "404", "other walker": "404" },
  // Only the client and the owner say who is of a household.
  addMember: { [member]: "403" },
  removeMember: { [member]: "403/404/404" },
};

/** The endpoints that name a day or a kind, not a record: a wrong one is no valid input. */
const namesNoRecord = "putAgreement getAgreementText signAgreement notePaper getWeek closeWeek".split(" ");

const cells = new Map(
  Object.entries(opened).flatMap(([cell, names]) => names.split(/\s+/).map((name) => [name, cell.split(" ")])),
);
const isOpen = new Set(open.split(/\s+/));

/** Every endpoint that a row names. */
export const namedEndpoints = [...isOpen, ...cells.keys(), ...Object.keys(otherwise), ...namesNoRecord];

/** The status that a caller gets whose request names this object. */
export function statusFor({ name, status = 200 }: Endpoint, caller: CallerName, object: ObjectName): number {
  const [own = Number.NaN, anothers = own, missing = own] = otherwise[name]?.[caller]?.split("/").map(Number) ?? [];
  if (own) return { own, "another's": anothers, missing }[object];
  const cell = isOpen.has(name) ? "all" : cellOf(name, caller);
  if (cell === undefined) return 401;
  if (cell === "no") return 403;
  if (object === "missing") return namesNoRecord.includes(name) ? 400 : 404;
  const theirs = caller.startsWith("other") ? "another's" : "own";
  return cell === "own" && object !== theirs ? 404 : status;
}

function cellOf(name: string, caller: CallerName): string | undefined {
  const [walker, client, owner] = cells.get(name) ?? ["no", "no", "all"];
  if (caller === "owner") return owner;
  if (/walker/.test(caller)) return walker;
  return /client/.test(caller) ? client : undefined;
}
