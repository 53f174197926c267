import { expect, test } from "vitest";
import { changeEmail, changeName, changePassword, changeProfile } from "../account.ts";
import { completeClientSignup } from "../signup.ts";
import { completeWalk } from "../walk-note.ts";

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

const nasty = "\0\u001b\u202e\u2060\ud83d";

test("what nobody sees is taken out of names and notes, and breaks out of names", () => {
  expect(changeName.body.parse({ full_name: `Ana${nasty}\r\nReyes` })).toEqual({ full_name: "Ana Reyes" });
  const notes = completeWalk.body.parse({ comments: `All${nasty} well,\n\tand 👩‍👩‍👧 too` });
  expect(notes.comments).toBe("All well,\n\tand 👩‍👩‍👧 too");
});

test.each([...nasty, "\u200d"])("an email address with %j in it is none", (character) => {
  expect(accepts(changeEmail.body, { email: "ana@test.example" })).toBe(true);
  expect(accepts(changeEmail.body, { email: `a${character}na@test.example` })).toBe(false);
});

test("a password has whole characters", () => {
  const passwords = { old_password: "Password-1", new_password: "Changed-👍" };
  expect(accepts(changePassword.body, passwords)).toBe(true);
  expect(accepts(changePassword.body, { ...passwords, new_password: "Changed-\ud83d" })).toBe(false);
  expect(accepts(changePassword.body, { ...passwords, old_password: "\udc36" })).toBe(false);
});
