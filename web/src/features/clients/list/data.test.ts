import type { LocalDate } from "@petcare/domain";
import { expect, it } from "vitest";
import { aClient } from "../../../testing/people.ts";
import { sharing } from "../data.ts";
import { type Account, accounts, isFound, passes } from "./data.ts";

const siobhan = aClient({
  name: "Siobhán O'Shaughnessy",
  phone: "5165550148",
  email: "shiv@test.example",
  address: "31 Wilson Avenue, Bellmore",
  pets: [{ name: "Finnegan" }],
  members: [{ name: "Cormac Byrne", email: "cormac@test.example", phone: "5165550177" }],
});

it.each(["siobhan", "SHAUGH", "finn", "ave siob", "(516) 555", "shiv@", "cormac", "cormac@", "0177", ""])(
  "%j finds her",
  (typed) => expect(isFound(siobhan, typed)).toBe(true),
);

it.each(["biscuit", "0149", "wilson finch"])("%j does not", (typed) => expect(isFound(siobhan, typed)).toBe(false));

it("chooses by account and by preferred walker", () => {
  const invite = (expires_on: LocalDate) => ({ on: "2026-11-07" as const, expires_on });
  const clients = [
    aClient({ id: "has", preferred_walker_id: "rosa" }),
    aClient({ id: "invited", has_account: false, invited: invite("2026-11-20") }),
    aClient({ id: "ended", has_account: false, invited: invite("2026-11-19"), preferred_walker_id: "rosa" }),
    aClient({ id: "none", has_account: false }),
  ];
  const chosen = (account?: Account, walker?: string) =>
    clients.filter((client) => passes(client, { account, walker }, "2026-11-20")).map(({ id }) => id);
  expect(chosen()).toEqual(["has", "invited", "ended", "none"]);
  expect(accounts.map((account) => chosen(account))).toEqual([["has"], ["invited"], ["ended", "none"]]);
  expect(chosen(undefined, "rosa")).toEqual(["has", "ended"]);
  expect(chosen("none", "none")).toEqual(["none"]);
});

it("tells which records share an email or a phone, of those that have one", () => {
  const nobody = aClient({ id: "nobody", email: null, phone: null });
  const same = aClient({ id: "same", email: null, phone: siobhan.phone });
  expect(sharing({ ...siobhan, id: "she" }, [nobody, same, aClient()])).toEqual([same]);
  expect(sharing(nobody, [aClient({ id: "other", email: null, phone: null })])).toEqual([]);
});
