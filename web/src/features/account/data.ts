import { type AnswerOf, type BodyOf, me, type Role } from "@petcare/contract";
import { changeProfile } from "@petcare/contract/schemas";
import { formatPhone } from "@petcare/domain";
import { patchAnswers } from "../../lib/api/after-write.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import type { FormRules } from "../../ui/form/form-rules.ts";
import { namesIn, textOrNull } from "../../ui/form/typed-text.ts";

export type Profile = AnswerOf<typeof me>;

interface ProfileForm {
  name: string;
  /** As typed. */
  phone: string;
  address: string;
  /** One for each field. Empty ones are not sent. */
  pets: string[];
}

export const profileForm = ({ name, phone, address, pets }: Profile): ProfileForm => ({
  name,
  phone: formatPhone(phone ?? ""),
  address: address ?? "",
  pets,
});

/** Only a client has an address and pets. Empty text is sent as null (docs/product/account.md). */
export const profileRules = (role: Role) =>
  ({
    schema: changeProfile.body,
    labels: { name: "Name", phone: "Phone", address: "Home address", pets: "Pets" },
    toBody: ({ name, phone, address, pets }: ProfileForm): BodyOf<typeof changeProfile> => ({
      name: name.trim(),
      phone: textOrNull(phone),
      ...(role === "client" && { address: textOrNull(address), pets: namesIn(pets) }),
    }),
    fieldOf: (path: string, { pets }: ProfileForm) => path.replace(/^pets\.(\d+)$/, (_, sent) => petField(pets, +sent)),
  }) satisfies FormRules<ProfileForm, unknown>;

/** The profile after saving the form, until it is read again. */
export const savedProfile = (profile: Profile, form: ProfileForm): Profile => {
  const {
    name = profile.name,
    phone,
    address = profile.address,
    pets = profile.pets,
  } = profileRules(profile.role).toBody(form);
  return { ...profile, name, phone: phone ?? null, address, pets };
};

/** The field of a name that was sent. The form also has empty fields, which are not sent. */
function petField(pets: string[], sent: number): string {
  const named = pets.flatMap((name, field) => (name.trim() === "" ? [] : [field]));
  return `pets.${named[sent]}`;
}

/** Shows a toast, and the changed profile on every screen. */
export function profileChanged(message: string, change: (profile: Profile) => Profile): void {
  toast(message);
  patchAnswers(me, change);
}
