/** The one item of the job that tells people. */
export const messengerKey = { pk: "MESSENGER", sk: "MESSENGER" };

/** The key of what waits for one person. */
export const outboxKey = (person: string) => ({ pk: "OUTBOX", sk: person });

/** The key of what one person was told of a thing last. */
export const lastSentKey = (person: string, thing: string) => ({ pk: `LAST_SENT#${person}`, sk: thing });

/** The key of the word in one person's links that end emails: beside what they were told. */
export const stopKey = (person: string) => lastSentKey(person, "STOP");

/** @param at epoch milliseconds @param n counts the messages to a person of one instant, from 0 */
export const sentKey = (person: string, at: number, n: number) => ({
  pk: `SENT#${person}`,
  sk: `${new Date(at).toISOString()}#${n}`,
});

/** The messages of all people, by instant. @param month 'yyyy-mm', in UTC */
export const sentPartition = (month: string) => ({ history_pk: `SENT#${month}` });
