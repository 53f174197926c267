import type { AttributeType } from "@aws-sdk/client-cognito-identity-provider";
import { invalidParameter } from "./refusals.ts";
import type { User } from "./state.ts";

const changeable = ["email", "email_verified", "name", "phone_number", "phone_number_verified"];

/** Sets attributes. A changed email or phone number becomes unverified unless the same call says otherwise. */
export function setAttributes(user: User, given: AttributeType[] | undefined): void {
  const wanted = given ?? [];
  for (const { Name } of wanted) {
    if (!Name || !changeable.includes(Name)) {
      throw invalidParameter(`user.${Name}: Attribute does not exist in the schema.`);
    }
  }
  for (const { Name = "", Value = "" } of wanted) {
    if (`${Name}_verified` in user.attributes && user.attributes[Name] !== Value) {
      user.attributes[`${Name}_verified`] = "false";
    }
  }
  for (const { Name = "", Value = "" } of wanted) user.attributes[Name] = Value;
}

export const attributeList = (user: User): AttributeType[] =>
  Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value }));
