import { business } from "@petcare/business";
import { environment } from "../runtime.ts";
import { signedPost } from "./signed-post.ts";

/** An email, ready to be sent. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those that SES writes. Their values are ASCII. */
  headers: Record<string, string>;
  /** Come back with a bounce or a complaint. Names and values are letters, digits, '_' and '-'. */
  tags: Record<string, string>;
}

/**
 * Sends an email by SES, which makes its MIME parts and signs it for the domain.
 *
 * @returns SES's id of it
 * @throws Error whose name is that of SES's refusal
 */
export async function sendEmail({ to, subject, text, html, headers, tags }: Email): Promise<string> {
  const configuration = process.env.MAIL_CONFIGURATION;
  const answer = await signedPost({
    service: "ses",
    subdomain: "email",
    path: "/v2/email/outbound-emails",
    variable: "SESV2",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      FromEmailAddress: environment("MAIL_FROM"),
      ReplyToAddresses: [business.email],
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          Headers: named(headers),
        },
      },
      EmailTags: named(tags),
      ...(configuration && { ConfigurationSetName: configuration }),
    }),
  });
  return String(JSON.parse(answer).MessageId);
}

const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });

const named = (all: Record<string, string>) => Object.entries(all).map(([Name, Value]) => ({ Name, Value }));
