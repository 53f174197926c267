import { expect, test } from "vitest";
import { refusalSentence, replyTo, requestEvents, requestStates, standingOf, standings } from "./request.ts";

// The table of docs/product/requests.md#states. "=" is the same answer, a sentence the refusal as its caller reads it.
const names = { owner: "Kate", client: "Ann" };
const table = {
  asked: ["withdrawn", "accepted", "declined"],
  accepted: ["Kate has answered. Ask to cancel it.", "=", "This is accepted already."],
  declined: ["=", "You have declined this.", "="],
  withdrawn: ["=", "Ann has withdrawn this.", "="],
  lapsed: ["withdrawn", "Its time has begun. Book it by hand.", "declined"],
} as const;

test.each(standings)("%s answers each event as the table says", (standing) => {
  const said = requestEvents.map((event) => {
    const reply = replyTo(standing, event);
    if (reply === "same") return "=";
    const reader = event === "withdraw" ? "client" : "owner";
    return "to" in reply ? reply.to : refusalSentence(reply.refused, "book", reader, names);
  });
  expect(said).toEqual(table[standing]);
});

test("a walker’s days off, a cancelling and a stranger’s meet and greet are refused in words of their own", () => {
  expect(refusalSentence("answered", "off", "client", names)).toBe("Kate has answered. Please call us to change it.");
  expect(refusalSentence("withdrawn", "off", "owner", { ...names, client: "Rosa" })).toBe("Rosa has withdrawn this.");
  expect(refusalSentence("begun", "off", "client", names)).toBe("The first day has begun. Please call us.");
  expect(refusalSentence("begun", "off", "owner", names)).toBe(
    "The first day has begun. Add the days on the walker’s page.",
  );
  expect(refusalSentence("begun", "cancel", "owner", names)).toBe("Its time has begun. Cancel it by hand.");
  expect(refusalSentence("begun", "meet", "owner", names)).toBe("It has waited too long. Issue a code in Settings.");
});

test("an open request lapses when its first frame begins, and an answered one never", () => {
  const at = (now: number) => requestStates.map((state) => standingOf({ state, begins_at: 100 }, now));
  expect(at(99)).toEqual(requestStates);
  expect(at(100)).toEqual(["lapsed", "accepted", "declined", "withdrawn"]);
  expect(standingOf({ state: "asked", begins_at: undefined }, Number.MAX_SAFE_INTEGER)).toBe("asked");
});
