import { namesIn, type SignupDraft } from "./signup-draft.ts";
import type { SignupRole } from "./signup-role.ts";
import type { SignupAnswers, SignupData, VerifiedPhone } from "./signup-store.ts";

/** The answers of a draft that has no problems. */
export function answersOf(role: SignupRole, draft: SignupDraft): SignupAnswers {
  return {
    role,
    full_name: draft.full_name.trim(),
    email: draft.email.trim(),
    password: draft.password,
    referral_code: draft.referral_code.trim().toUpperCase(),
    ...(role === "client" && {
      home_address: draft.home_address.trim(),
      pet_names: namesIn(draft.pet_names),
      garage_code: draft.garage_code.trim(),
    }),
  };
}

/** The draft that answers came from, for changing them. */
export function draftOf(data: SignupData): SignupDraft {
  const { full_name, email, password, referral_code, home_address = "", garage_code = "" } = data;
  const pet_names = data.pet_names?.length ? data.pet_names : [""];
  return { full_name, email, password, referral_code, home_address, pet_names, garage_code };
}

/** Steps 1 and 2 answered anew; a phone that is verified already stays so. */
export function answeredAnew(answers: SignupAnswers, before: SignupData | undefined): SignupData {
  const phone = before?.role === answers.role ? verifiedPhone(before) : undefined;
  return { ...answers, ...phone };
}

/** The verified phone among the data, where there is one. */
export function verifiedPhone(data: SignupData): VerifiedPhone | undefined {
  const { phone_raw, phone_display, phone_verified, sms_consent, sms_consent_at, sms_consent_text_version } = data;
  const { phone_proof } = data;
  if (!phone_raw || !phone_display || !phone_verified || !phone_proof) return undefined;
  if (!sms_consent || !sms_consent_at || !sms_consent_text_version) return undefined;
  return {
    phone_raw,
    phone_display,
    phone_verified,
    sms_consent,
    sms_consent_at,
    sms_consent_text_version,
    phone_proof,
  };
}

/** The data before their phone was verified. */
export function withoutPhone(data: SignupData): SignupAnswers {
  return answersOf(data.role, draftOf(data));
}
