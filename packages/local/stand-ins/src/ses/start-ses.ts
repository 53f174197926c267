import { randomUUID } from "node:crypto";
import { AwsError } from "../aws-error.ts";
import { type LoopbackAnswer, type LoopbackRequest, startLoopbackServer } from "../loopback-server.ts";
import { openOutbox } from "../outbox.ts";

interface SesOptions {
  /** The file that keeps the emails. Without it they end with the process. */
  file?: string;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** An email that SES would have sent. */
export interface Mail {
  id: string;
  /** Epoch milliseconds. */
  instant: number;
  from: string;
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those that SES writes by itself. */
  headers: Record<string, string>;
  tags: Record<string, string>;
}

export interface Ses {
  /** The value for AWS_ENDPOINT_URL_SESV2. */
  endpoint: string;
  close(): Promise<void>;
  /** The last 500 emails, oldest first. */
  mails(): Mail[];
}

/**
 * Starts a stand-in for SES (version 2) that only this machine reaches. Emails stay in its outbox.
 * An address that begins with 'refused' is one that SES does not take.
 */
export async function startSes({ file, now = Date.now }: SesOptions = {}): Promise<Ses> {
  const outbox = openOutbox<Mail>(file);
  const server = await startLoopbackServer(async (request) => {
    try {
      const mail = { id: randomUUID(), instant: now(), ...mailIn(request) };
      await outbox.add(mail);
      return json(200, { MessageId: mail.id });
    } catch (error) {
      const known = error instanceof AwsError ? error : new AwsError("BadRequestException", "Malformed input");
      return json(known.status, { message: known.message }, { "x-amzn-errortype": known.name });
    }
  });
  return { ...server, mails: outbox.messages };
}

interface Named {
  Name: string;
  Value: string;
}

/** The part of SES's SendEmail that is understood. */
interface SendEmail {
  FromEmailAddress: string;
  ReplyToAddresses?: [string];
  Destination: { ToAddresses: [string] };
  Content: {
    Simple: { Subject: { Data: string }; Body: { Text: { Data: string }; Html: { Data: string } }; Headers?: Named[] };
  };
  EmailTags?: Named[];
}

function mailIn({ method, path, body }: LoopbackRequest): Omit<Mail, "id" | "instant"> {
  if (`${method} ${path}` !== "POST /v2/email/outbound-emails") {
    throw new AwsError("NotFoundException", "Only emails are sent here", 404);
  }
  const {
    FromEmailAddress: from,
    ReplyToAddresses: [replyTo] = [from],
    Destination,
    Content,
    EmailTags = [],
  }: SendEmail = JSON.parse(body);
  const [to] = Destination.ToAddresses;
  if (to.startsWith("refused")) throw new AwsError("MessageRejected", `Email address is not verified: ${to}`);
  const { Subject, Body, Headers = [] } = Content.Simple;
  for (const { Name, Value } of EmailTags) {
    if (!/^[\w-]{1,256}$/.test(Name) || !/^[\w-]{1,256}$/.test(Value)) {
      throw new AwsError("BadRequestException", `The tag ${Name} has characters that SES does not take`);
    }
  }
  return {
    from,
    replyTo,
    to,
    subject: Subject.Data,
    text: Body.Text.Data,
    html: Body.Html.Data,
    headers: byName(Headers),
    tags: byName(EmailTags),
  };
}

const byName = (all: readonly Named[]) => Object.fromEntries(all.map(({ Name, Value }) => [Name, Value]));

const json = (status: number, body: object, headers: Record<string, string> = {}): LoopbackAnswer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
