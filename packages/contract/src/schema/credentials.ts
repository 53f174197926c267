import { passwordProblem } from "@petcare/domain";
import * as z from "zod/mini";
import { maxText, seen, titled } from "./basics.ts";

export const invalidEmail = "Please enter a valid email address";

/** In lower case, and without what a sentence leaves behind an address: no mail would reach it. */
export const bareEmail = z.overwrite<string>((text) => text.toLowerCase().replace(/^\s+|[\s.,;]+$/g, ""));

/** An address that somebody signs in with, in lower case. */
export const accountEmail = titled(
  "Email",
  z.string({ error: "Email is required" }).check(
    bareEmail,
    z.minLength(1, { error: "Email is required", abort: true }),
    maxText(254),
    // It has neither spaces, nor characters that nobody sees, nor those of markup and lists.
    z.regex(/^[^@\s\p{C}<>()[\]",;:\\]+@[^@\s\p{C}<>()[\]",;:\\]+$/u, invalidEmail),
  ),
);

/** Text with an @, in lower case. Whether it can be an address is for isEmail to say. */
export const emailWithAt = titled(
  "Email",
  z
    .string({ error: "Email is required" })
    .check(
      bareEmail,
      z.minLength(1, { error: "Email is required", abort: true }),
      maxText(254),
      z.regex(/@/, invalidEmail),
    ),
);

/** Tells whether a text can be an address that somebody signs in with. */
export const isEmail = (text: string): boolean => accountEmail.safeParse(text).success;

/** A code that was sent to somebody. How long it may be depends on who sent it. */
export const verificationCode = titled(
  "Verification code",
  z
    .string({ error: "Please enter the verification code" })
    .check(seen, z.trim(), z.minLength(1, "Please enter the verification code")),
);

/** A password with half a character is refused. Other texts lose such a half, but a password is never changed. */
export const wholeCharacters = z.refine<string>((text) => text.isWellFormed(), "must be made of whole characters");

/** A new password under the rules of the place where it is set. Cognito refuses spaces at its ends. */
export const newPassword = (place: "signup" | "settings") =>
  titled(
    "Password",
    z.string({ error: passwordProblem("", place) ?? "" }).check(
      maxText(256),
      wholeCharacters,
      ({ value, issues }) => {
        const message = passwordProblem(value, place);
        if (message) issues.push({ code: "custom", message, input: value });
      },
      z.regex(/^\S(.*\S)?$/, "Password must not begin or end with a space"),
    ),
  );
