/** The one item of the job that tells people. */
export const messengerKey = { pk: "MESSENGER", sk: "MESSENGER" };

/** The key of what one person was told last. */
export const toldKey = (person: string) => ({ pk: "TOLD", sk: person });

/** @param at epoch milliseconds @param n counts the messages to a person of one instant, from 0 */
export const sentKey = (person: string, at: number, n: number) => ({
  pk: `SENT#${person}`,
  sk: `${new Date(at).toISOString()}#${n}`,
});

/** The messages of all people, by instant. @param month 'yyyy-mm', in UTC */
export const sentPartition = (month: string) => ({ history_pk: `SENT#${month}` });
