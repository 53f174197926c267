import { expect, test } from "vitest";
import { changeName, changeProfile } from "../account.ts";
import { completeClientSignup } from "../signup.ts";

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test.each(["Zoë", "Zoe\u0308", "李", "👩‍👩‍👧", "O'Neil", "\u202eabc"])("%j is a name", (name) => {
  expect(accepts(changeName.body, { full_name: name })).toBe(true);
  expect(accepts(completeClientSignup.body.shape.full_name, name)).toBe(true);
  expect(accepts(changeProfile.body, { name, pets: [name] })).toBe(true);
});

test.each(["", " ", "\u200b", "\u0000", "\u2060 \ufeff", "\u202e"])("%j, of which nothing is seen, is none", (name) => {
  expect(changeName.body.safeParse({ full_name: name }).error?.issues[0]?.message).toBe("Name is required");
  const { full_name, home_address, pet_names } = completeClientSignup.body.shape;
  expect(full_name.safeParse(name).error?.issues[0]?.message).toBe("Full name is required");
  expect(home_address.safeParse(name).error?.issues[0]?.message).toBe("Home address is required");
  expect(accepts(pet_names, [name])).toBe(false);
  expect(changeProfile.body.safeParse({ name }).error?.issues[0]?.message).toBe("Name is required");
});
