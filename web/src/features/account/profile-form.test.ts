import { describe, expect, it } from "vitest";
import { aProfile } from "../../testing/people.ts";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { type ProfileForm, profileForm, profileRules, savedProfile } from "./profile-form.ts";

const profile = aProfile();
const form = (changes: Partial<ProfileForm> = {}): ProfileForm => ({ ...profileForm(profile), ...changes });

it("shows the phone in its groups and nothing where nothing is stored", () => {
  expect(profileForm(profile)).toEqual({ name: "Ana Reyes", phone: "516-555-0141", address: "", pets: ["Biscuit"] });
  expect(profileForm({ ...profile, phone: null }).phone).toBe("");
});

describe("what is sent", () => {
  it("has no empty pets, and null for what is empty", () => {
    const typed = form({ name: " Ana ", phone: " ", address: " ", pets: ["Max ", " ", "Nori"] });
    const body = { name: "Ana", phone: null, address: null, pets: ["Max", "Nori"] };
    expect(profileRules("client").toBody(typed)).toEqual(body);
  });
  it.each(["walker", "admin"] as const)("has neither address nor pets for a %s", (role) => {
    const body = { name: "Ana Reyes", phone: "516-555-0141" };
    expect(profileRules(role).toBody(form({ address: "41 Harbor Ln" }))).toEqual(body);
  });
});

describe("what is wrong", () => {
  it.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ name: "a".repeat(101) }, { name: "Name must be at most 100 characters" }],
    [{ phone: "516-555-01" }, { phone: "Please enter a valid 10-digit phone number" }],
    [{ address: "a".repeat(301) }, { address: "Home address must be at most 300 characters" }],
    [{ pets: ["", "Max", "", "a".repeat(61)] }, { "pets.3": "Pets must be names of at most 60 characters" }],
    [{ phone: "", address: "", pets: [] }, {}],
    [{ name: "Zoë Ñ 🐕".repeat(9), pets: Array.from({ length: 30 }, () => "Bartholomew Fitzwilliam III") }, {}],
  ])("%o", (changes, problems) => {
    expect(problemsOf(profileRules("client"), form(changes))).toEqual(problems);
  });
});

it("what was saved is the profile until it is read again", () => {
  const saved = savedProfile(
    profile,
    form({ name: "Ana R. ", phone: "516-555-0199", address: "1 Elm", pets: ["", "Max"] }),
  );
  expect(saved).toEqual({ ...profile, name: "Ana R.", phone: "516-555-0199", address: "1 Elm", pets: ["Max"] });
  const walker = { ...profile, role: "walker" as const, address: "kept" };
  expect(savedProfile(walker, form({ address: "not theirs", pets: [] }))).toMatchObject({
    address: "kept",
    pets: ["Biscuit"],
  });
});
