import { type AnswerOf, type BodyOf, changeProfile, type me, type Role } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { type Problems, problemsIn } from "./problems.ts";

export type Profile = AnswerOf<typeof me>;

/** The profile's fields as they stand. */
export interface ProfileForm {
  name: string;
  /** As typed. */
  phone: string;
  address: string;
  /** One a field; empty fields are nobody's name. */
  pets: string[];
}

export const profileForm = ({ name, phone, address, pets }: Profile): ProfileForm => ({
  name,
  phone: formatPhone(phone ?? ""),
  address: address ?? "",
  pets,
});

/** What is sent: address and pets are the clients' alone, and what is empty goes as null. */
export function profileBody({ name, phone, address, pets }: ProfileForm, role: Role): BodyOf<typeof changeProfile> {
  return {
    name: name.trim(),
    phone: textOrNull(phone),
    ...(role === "client" && { address: textOrNull(address), pets: named(pets).map(({ name }) => name) }),
  };
}

/** What is wrong, by field, in the contract's words. */
export function profileProblems(form: ProfileForm, role: Role): Problems {
  const labels = { name: "Name", phone: "Phone", address: "Home address", pets: "Pets" };
  const problems = Object.entries(problemsIn(changeProfile.body, profileBody(form, role), labels));
  return Object.fromEntries(problems.map(([field, problem]) => [fieldOf(field, form.pets), problem]));
}

/** The profile as it is once the form is stored, until it is read again. */
export const savedProfile = (profile: Profile, form: ProfileForm): Profile => {
  const { name, phone, address = profile.address, pets = profile.pets } = profileBody(form, profile.role);
  return { ...profile, name, phone: phone ?? null, address, pets };
};

/** The contract counts the names that are sent, the form its fields. */
function fieldOf(problem: string, pets: string[]): string {
  const [field, index] = problem.split(".");
  return field === "pets" && index ? `pets.${named(pets)[Number(index)]?.field}` : problem;
}

const named = (pets: string[]) =>
  pets.map((name, field) => ({ name: name.trim(), field })).filter(({ name }) => name !== "");

const textOrNull = (text: string) => text.trim() || null;
