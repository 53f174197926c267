import { beforeEach, expect, it } from "vitest";
import { forgetSignup, readSignup, type SignupData, saveSignup } from "./signup-store.ts";

let kept: Map<string, string>;
let store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
beforeEach(() => {
  kept = new Map();
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

const walker: SignupData = {
  role: "walker",
  full_name: "Rosa Delgado",
  email: "rosa@example.com",
  password: "Sunny-day",
  referral_code: "WKR23456",
};
const client: SignupData = {
  ...walker,
  role: "client",
  home_address: "41 Harbor Ln",
  pet_names: ["Biscuit", "Max"],
  garage_code: "",
};

it.each([walker, client])("gives back the data of a $role as they were saved", (data) => {
  saveSignup(store, data);
  expect(readSignup(store)).toEqual(data);
});

it("keeps them in one place, in the fields of the contract, and leaves nothing of them behind", () => {
  saveSignup(store, client);
  expect([...kept.keys()]).toEqual(["kc:signup"]);
  expect(JSON.parse(kept.get("kc:signup") ?? "")).toEqual(client);
  forgetSignup(store);
  expect(kept.size).toBe(0);
  expect(readSignup(store)).toBeUndefined();
});

const { password: _, ...withoutPassword } = walker;
const { pet_names: __, ...withoutPets } = client;
it.each([
  ["nothing", "null"],
  ["no JSON", "{role:"],
  ["a list", "[]"],
  ["another role", JSON.stringify({ ...walker, role: "admin" })],
  ["no password", JSON.stringify(withoutPassword)],
  ["a client without pets", JSON.stringify(withoutPets)],
  ["pets that are no names", JSON.stringify({ ...client, pet_names: [1] })],
])("takes %s for no data at all", (_, text) => {
  kept.set("kc:signup", text);
  expect(readSignup(store)).toBeUndefined();
});

it("has none where the storage is forbidden", () => {
  const forbidden = {
    ...store,
    getItem: () => {
      throw new Error("SecurityError");
    },
  };
  expect(readSignup(forbidden)).toBeUndefined();
});
