import { type Endpoint, type ErrorBody, errorCodes } from "@petcare/contract";
import type { Answer } from "../sample.ts";
import type { Case } from "./cases.ts";

/** Says what is wrong with an answer, or undefined. */
export function faultOf(endpoint: Endpoint, { refusal }: Case, answer: Answer): string | undefined {
  if (answer.status >= 500) return "a failure of ours";
  if (!answer.ok) {
    const { current, preview, ...refused } = answer.body;
    // Only the owner may see what a conflict is about.
    const isTold = answer.status === 409 && endpoint.audience !== "public" && !endpoint.audience.includes("client");
    return faultOfRefusal(isTold ? refused : answer.body, refusal);
  }
  if (refusal) return `not refused: ${JSON.stringify(refusal)}`;
  if (answer.status !== (endpoint.status ?? 200)) return "another status of success";
  const { error } = endpoint.answer.safeParse(answer.body);
  return error && `not the contract's answer: ${error.message}`;
}

const maxMessage = 1000;

function faultOfRefusal(body: ErrorBody, refusal: Case["refusal"]): string | undefined {
  const { message, code, fields, ...rest } = body;
  if (typeof message !== "string" || message === "") return "no message";
  if (!errorCodes.includes(code)) return "a code that is not in the contract";
  if (message.length > maxMessage) return "a message without end";
  if (Object.keys(rest).length > 0) return "a refusal that says more than it should";
  if (code === "invalid_input" && !hasSentences(fields)) return "no sentence for a field";
  if (refusal && "code" in refusal && code !== refusal.code) return `refused, but not as ${refusal.code}`;
  if (refusal && "field" in refusal && !names(fields, refusal.field)) return `refused, but not for ${refusal.field}`;
  return undefined;
}

const hasSentences = (fields: unknown) =>
  typeof fields === "object" &&
  fields !== null &&
  Object.keys(fields).length > 0 &&
  Object.values(fields).every((text) => typeof text === "string" && text !== "");

const names = (fields: object | undefined, field: string) =>
  Object.keys(fields ?? {}).some((name) => name === field || name.startsWith(`${field}.`));

/** Half a character. Other programs may refuse it, or fail. */
const brokenText = /\p{Surrogate}/u;
/** Characters that nobody sees. Line breaks and tabs are allowed, because notes have them. */
const unseen = /[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufffd]|\p{Surrogate}/u;

export const hasBrokenText = (value: unknown): boolean => someText(value, (text) => brokenText.test(text));
export const hasUnseenText = (value: unknown): boolean => someText(value, (text) => unseen.test(text));

function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === "string") return is(value);
  if (typeof value !== "object" || value === null) return false;
  const parts = value instanceof Set ? [...value] : Object.entries(value).flat();
  return parts.some((part) => someText(part, is));
}
