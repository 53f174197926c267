import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { business } from "@petcare/business";
import { environment, once } from "../runtime.ts";

/** The options of a client that sends messages: no retries, which could send twice, and a timeout of 5 seconds. */
export const sentOnce = { maxAttempts: 1, requestHandler: { requestTimeout: 5000, throwOnRequestTimeout: true } };

/** An email, ready to be sent. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers, in ASCII. */
  headers: Record<string, string>;
  /** SES returns these with a bounce or a complaint. Names and values are letters, digits, '_' and '-'. */
  tags: Record<string, string>;
}

const client = once(() => new SESv2Client(sentOnce));

/**
 * Sends an email by SES, which makes its MIME parts and signs it for the domain.
 *
 * @returns SES's message id
 * @throws Error of SES, whose message may contain the address
 */
export async function sendEmail({ to, subject, text, html, headers, tags }: Email): Promise<string> {
  const { MessageId = "" } = await client().send(
    new SendEmailCommand({
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
      ConfigurationSetName: process.env.MAIL_CONFIGURATION,
    }),
  );
  return MessageId;
}

const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });

const named = (all: Record<string, string>) => Object.entries(all).map(([Name, Value]) => ({ Name, Value }));

/**
 * Tells whether this deployment sends email: it has a domain, and SES is out of its sandbox (docs/deploying.md). Needs no
 * right to send.
 */
export const sendsEmail = (): boolean => Boolean(process.env.MAIL_FROM);
