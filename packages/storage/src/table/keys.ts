import { hoursOf, type LocalDate, type TimeFrame } from "@petcare/domain";
import { type VisitKey, visitId } from "./visit-id.ts";

/*
| question                                  | where    | partition                        | sort                                        |
|-------------------------------------------|----------|----------------------------------|---------------------------------------------|
| a user by id                              | table    | pk USER#<id>                     | sk USER                                     |
| the user who has an email address         | table    | pk EMAIL#<lower case>            | sk EMAIL                                    |
| the team, or the clients, by name         | people   | people_pk TEAM or CLIENTS        | people_sk <name, lower case>#<id>           |
| a person's calendar address               | table    | pk USER#<id>                     | sk SUBSCRIPTION                             |
| the browsers that show somebody's pushes  | table    | pk USER#<id>                     | sk PUSH#<SHA-256 of its endpoint>           |
| the keys that sign pushes                 | table    | pk PUSH_KEYS                     | sk PUSH_KEYS                                |
| the referral codes, by when they were made | people  | people_pk CODES                  | people_sk <created>#<code>                  |
| a schedule by id                          | table    | pk SCHEDULE#<id>                 | sk SCHEDULE                                 |
| a visit by id                             | table    | pk SCHEDULE#<schedule id>        | sk VISIT#<original date>                    |
| a schedule's visits from an original date | table    | pk SCHEDULE#<schedule id>        | sk >= VISIT#<date>                          |
| how a record was changed                  | table    | pk of the record                 | sk HISTORY#<version>                        |
| how a visit was changed                   | table    | pk SCHEDULE#<schedule id>        | sk HISTORY#<original date>#<version>        |
| the changes of a client's bookings, money | client   | client_id <id>                   | agenda_sk HISTORY#<instant>#<pk>#<sk>       |
| all changes of all records, newest first  | history  | history_pk HISTORY#<year-month>  | history_sk <instant>#<pk>#<sk>              |
| the owner's calendar, a month a query     | calendar | calendar_pk MONTH#<year-month>   | agenda_sk <date>#<start hour>#<visit id>    |
| the visits of a time frame, a day a query | calendar | calendar_pk MONTH#<year-month>   | agenda_sk <date>#<start hour>#…             |
| reviews and incidents that wait, by date  | people   | people_pk REVIEWS                | people_sk <date>#<start hour>#<visit id>    |
| reviews that were answered, by date       | people   | people_pk REVIEWED               | people_sk <date>#<start hour>#<visit id>    |
| a walker's visits by date                 | walker   | walker_id <id>                   | agenda_sk <date>#<start hour>#<visit id>    |
| a walker's completed visits by date       | walker   | walker_id <id>                   | agenda_sk <date>#…, filtered by status      |
| a client's visits by date                 | client   | client_id <id>                   | agenda_sk <date>#<start hour>#<visit id>    |
| completed work, latest first              | as those | by month, walker or client       | agenda_sk <date>#…, filtered by status      |
| a client's series not yet stored to a day | client   | client_id <id>                   | agenda_sk SERIES#<stored to>#<schedule id>  |
| all series not yet stored to a day        | open     | open_pk SERIES                   | agenda_sk SERIES#<stored to>#<schedule id>  |
| visits not finished, by date              | money    | money_pk WORK                    | money_sk UNFINISHED#<agenda_sk>             |
| a client's unfinished visits, by date     | open     | open_pk CLIENT#<id>              | agenda_sk <date>#<start hour>#<visit id>    |
| visits to be billed, by client            | money    | money_pk WORK                    | money_sk BILL#<client>#<agenda_sk>          |
| a client's visits to be billed, to a day  | money    | money_pk WORK                    | money_sk BILL#<client>#… to that day        |
| open invoices, by due date                | money    | money_pk OPEN                    | money_sk <due>#<id>                         |
| paid and void invoices, by period         | money    | money_pk SETTLED                 | money_sk <period end>#<id>                  |
| all clients' accounts                     | money    | money_pk ACCOUNTS                | money_sk <client>                           |
| an invoice by id                          | table    | pk INVOICE#<id>                  | sk INVOICE                                  |
| an invoice by its number                  | table    | pk NUMBER#<number>               | sk NUMBER                                   |
| a client's invoices, by period            | client   | client_id <id>                   | agenda_sk INVOICE#<period end>#<id>         |
| a client's account                        | table    | pk ACCOUNT#<client>              | sk ACCOUNT                                  |
| what made the sums of an account          | table    | pk ACCOUNT#<client>              | sk ENTRY#<date>#<entry id>                  |
| the entry that a request made             | table    | pk REQUEST#<id of the request>   | sk REQUEST                                  |
| what a walker gets beside visits, by date | walker   | walker_id <id>                   | agenda_sk EXTRA#<date>#<id>                 |
| what walkers are still to be paid         | pay      | pay_pk TO_PAY                    | pay_sk <walker>#<agenda_sk>                 |
| how often a walker was paid               | table    | pk WAGES#<walker>                | sk WAGES                                    |
| all walkers' ledger                        | pay      | pay_pk WAGES                     | pay_sk <walker>                             |
| what somebody drove, by date              | table    | pk MILES#<user>                  | sk <date>                                   |
| a pay run by id                           | table    | pk PAYRUN#<id>                   | sk PAYRUN                                   |
| all pay runs, the latest first            | pay      | pay_pk PAYRUNS                   | pay_sk <paid on>#<id>                       |
| a walker's pay runs, by period            | walker   | walker_id <id>                   | agenda_sk PAYRUN#<period end>#<id>          |
| a closed week, and all of them by Monday  | table    | pk WEEKS                         | sk <Monday>                                 |
| what a closed week keeps                  | table    | pk WEEK#<Monday>                 | sk ROWS                                     |
| what the last check of the books found    | table    | pk AUDIT                         | sk AUDIT                                    |
| an export by id                           | table    | pk EXPORT#<id>                   | sk EXPORT                                   |
| the exports that are kept, by their begin | people   | people_pk EXPORTS                | people_sk <instant>#<id>                    |
| the export that is being made             | table    | pk EXPORTS                       | sk RUNNING                                  |
| the default prices                        | table    | pk SETTINGS                      | sk PRICING                                  |
| the sales tax                             | table    | pk SETTINGS                      | sk TAX                                      |
| the price rules                           | table    | pk PRICE_RULES                   | sk PRICE_RULES                              |
| a referral code                           | table    | pk REFERRAL#<code>               | sk REFERRAL                                 |
| the one-time code sent to a phone         | table    | pk PHONE#<ten digits>            | sk CODE                                     |
| the proof that a phone was verified       | table    | pk PROOF#<SHA-256 of it>         | sk PROOF                                    |
| how often somebody tried something        | table    | pk THROTTLE#<limit>#<subject>    | sk THROTTLE                                 |
| a signup's attempts that are not finished | table    | pk PENDING_SIGNUPS               | sk <SHA-256 of its proof>#<user id>         |
| all that was begun and may be unfinished  | table    | pk PENDING_<SIGNUPS and others>  | all                                         |
| how far people are told, and how          | table    | pk MESSENGER                     | sk MESSENGER                                |
| what waits to be told to each person      | table    | pk OUTBOX                        | sk <id>                                     |
| what a person was told of a thing last    | table    | pk LAST_SENT#<id>                | sk <kind>:<id>                              |
| the word in a person's stop links         | table    | pk LAST_SENT#<id>                | sk STOP                                     |
| the messages to a person                  | table    | pk SENT#<id>                     | sk <instant>#<n>                            |
| the messages to everybody                 | history  | history_pk SENT#<year-month>     | history_sk <instant>#<id>#<n>               |
| a hard day, and all that are kept         | table    | pk HARD_DAYS                     | sk <id>                                     |
| a request of a client's                   | table    | pk ASKED#<id>                    | sk ASKED                                    |
| all open requests, by their first day     | people   | people_pk ASKED                  | people_sk > <day>#<id>                      |
| a client's requests, by when they asked   | client   | client_id <id>                   | agenda_sk ASKED#<instant>#<id>              |
| the published kinds of agreements         | table    | pk AGREEMENTS                    | sk AGREEMENTS                               |
| a version of an agreement's text          | table    | pk AGREEMENT#<kind>              | sk <version>                                |
| what a client has signed                  | table    | pk USER#<id>                     | sk SIGNED#<id of the signature>             |
| a person's schedules, done ones too       | walker   | walker_id <id>                   | all                                         |
|                                           | client   | client_id <id>                   | all                                         |

- A date in an index is where the visit is now. The date in its primary key is where it was first.
- An unassigned visit has no walker_id, so it is not in that index.
- A walker's and a client's index have a series under its last step. Whoever has a step before it is found in the index of all series.
- A series has open_pk and agenda_sk only while visits are still to be stored, so it is in no index afterwards. A visit has open_pk while it is open.
- schedules/visit.ts says which visits are to be billed and to be paid.
- PENDING_SIGNUPS, PENDING_EMAILS, PENDING_DELETIONS, PENDING_ACTIVATIONS and PENDING_RESETS hold what changes Cognito and the table. An item is
  there from before the first write until both are done. The nightly job finishes or undoes what was left half-done.
- PENDING_MERGES holds records that become one, PENDING_REPRICINGS new prices that what is booked takes. The nightly job goes on with both.
- Requests of strangers, hard days, codes, proofs, requests for a new password, devices, throttles and exports have an expires_at.
*/

export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: "USER" });

export const emailKey = (email: string) => ({ pk: `EMAIL#${email.toLowerCase()}`, sk: "EMAIL" });

export type PeopleKind = "team" | "clients";

export const peoplePartition = (kind: PeopleKind) => ({ people_pk: kind === "team" ? "TEAM" : "CLIENTS" });

export const peopleSortKey = ({ id, name }: { id: string; name: string }) => ({
  people_sk: `${name.toLowerCase()}#${id}`,
});

export const peopleKey = (kind: PeopleKind, person: { id: string; name: string }) => ({
  ...peoplePartition(kind),
  ...peopleSortKey(person),
});

export const scheduleKey = (id: string) => ({ pk: `SCHEDULE#${id}`, sk: "SCHEDULE" });

/** The id in the partition key of a schedule or a visit. */
export const scheduleIdOf = (pk: string) => pk.slice("SCHEDULE#".length);

export const visitKey = ({ schedule_id, original_date }: VisitKey) => ({
  pk: scheduleKey(schedule_id).pk,
  sk: `VISIT#${original_date}`,
});

/** The parts of a visit's primary key, read back. */
export const visitKeyOf = ({ pk, sk }: { pk: string; sk: string }): VisitKey => ({
  schedule_id: scheduleIdOf(pk),
  original_date: sk.slice("VISIT#".length) as LocalDate,
});

/** @param date any date of the month */
export const calendarPartition = (date: LocalDate) => ({ calendar_pk: `MONTH#${date.slice(0, 7)}` });

type Placed = VisitKey & { date: LocalDate; timeframe: TimeFrame };

/** Orders a visit among others: by date, then start hour, then id. Compares as text. */
export const agendaKey = (visit: Placed) => ({ agenda_sk: `${frameOf(visit)}#${visitId(visit)}` });

/** The part of the agenda that has the visits of one time frame on one day. '$' follows '#'. */
export function agendaOfFrame(place: Pick<Placed, "date" | "timeframe">): { from: string; to: string } {
  const frame = frameOf(place);
  return { from: `${frame}#`, to: `${frame}$` };
}

/** The part of the agenda that has the visits of one day. */
export const agendaOfDay = (date: LocalDate): { from: string; to: string } => ({ from: `${date}#`, to: `${date}$` });

const frameOf = ({ date, timeframe }: Pick<Placed, "date" | "timeframe">) =>
  `${date}#${String(hoursOf(timeframe).startHour).padStart(2, "0")}`;

/** A visit that is neither completed nor cancelled, among all of them, by date. */
export const unfinishedKey = (visit: Placed) => ({
  money_pk: "WORK",
  money_sk: `UNFINISHED#${agendaKey(visit).agenda_sk}`,
});

/** The part of those between two places of the agenda, both included. A day is the place before all of its visits. */
export const unfinishedBetween = (from: string, to: string) => ({
  partition: "WORK",
  first: `UNFINISHED#${from}`,
  last: `UNFINISHED#${to}`,
});

/** A visit to be billed: by client, then by date. */
export const billKey = (visit: Placed & { client_id: string }) => ({
  money_pk: "WORK",
  money_sk: `BILL#${visit.client_id}#${agendaKey(visit).agenda_sk}`,
});

/** The lists of what waits for the owner, and of what they have answered. Other indexes are taken, and this one holds whole items. */
export type ReviewList = "REVIEWS" | "REVIEWED";
export const reviewListKey = (visit: Placed, list: ReviewList) => ({
  people_pk: list,
  people_sk: agendaKey(visit).agenda_sk,
});

/** The visits of a list, from a local day on. */
export const reviewListBetween = (list: ReviewList, from: LocalDate | "" = "") => ({
  KeyConditionExpression: `people_pk = :list${from && " AND people_sk >= :from"}`,
  ExpressionAttributeValues: { ":list": list, ...(from && { ":from": from }) },
});

export const invoiceKey = (id: string) => ({ pk: `INVOICE#${id}`, sk: "INVOICE" });

export const numberKey = (number: string) => ({ pk: `NUMBER#${number}`, sk: "NUMBER" });

export const clientLedgerKey = (clientId: string) => ({ pk: `ACCOUNT#${clientId}`, sk: "ACCOUNT" });

/** @param id begins with the entry's date, so that the id alone finds it: '<local date>.<id of the request>' */
export const entryKey = (clientId: string, id: string) => ({ pk: clientLedgerKey(clientId).pk, sk: `ENTRY#${id}` });

/** The key of a ledger in the list of all. */
export const ledgerListKey = (clientId: string) => ({ money_pk: "ACCOUNTS", money_sk: clientId });

interface Listed {
  id: string;
  period: { start: LocalDate; end: LocalDate };
  due: LocalDate;
}

/** The keys of an invoice with a balance, among all and among its client's. */
export const openInvoiceKeys = ({ id, due, period }: Listed) => ({
  money_pk: "OPEN",
  money_sk: `${due}#${id}`,
  agenda_sk: `INVOICE#${period.end}#${id}`,
});

/** The keys of a paid or void invoice. */
export const settledInvoiceKeys = ({ id, period }: Listed) => ({
  money_pk: "SETTLED",
  money_sk: `${period.end}#${id}`,
  agenda_sk: `INVOICE#${period.end}#${id}`,
});

/** A visit that its walker is still to be paid for: by walker, then by date. */
export const toPayKey = (visit: Placed & { walker_id: string }) => ({
  pay_pk: "TO_PAY",
  pay_sk: `${visit.walker_id}#${agendaKey(visit).agenda_sk}`,
});

export const seriesPartition = { open_pk: "SERIES" };

/** Names the partition where a client's open visits stand. */
export const openPartition = (clientId: string) => ({ open_pk: `CLIENT#${clientId}` });

/** Orders a series among those with visits still to be stored: by the day up to which they are. */
export const seriesKey = ({ id, stored_through }: { id: string; stored_through: LocalDate }) => ({
  agenda_sk: `SERIES#${stored_through}#${id}`,
});

/** The range of agenda keys of the series whose stored visits end before `date`. */
export const seriesBefore = (date: LocalDate) => ({ from: "SERIES#", to: `SERIES#${date}` });

export const auditKey = { pk: "AUDIT", sk: "AUDIT" };

export const pricingKey = { pk: "SETTINGS", sk: "PRICING" };

export const taxesKey = { pk: "SETTINGS", sk: "TAX" };
export const priceRulesKey = { pk: "PRICE_RULES", sk: "PRICE_RULES" };

export const referralKey = (code: string) => ({ pk: `REFERRAL#${code}`, sk: "REFERRAL" });

export const codesPartition = "CODES";

/** Orders a referral code among all, by when it was made. @param created_at epoch milliseconds */
export const codeListKey = ({ code, created_at }: { code: string; created_at: number }) => ({
  people_pk: codesPartition,
  people_sk: `${new Date(created_at).toISOString()}#${code}`,
});
