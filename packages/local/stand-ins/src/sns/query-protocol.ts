import type { AwsError } from "../aws-error.ts";

const namespace = "http://sns.amazonaws.com/doc/2010-03-31/";

/** A call's answer in the AWS query protocol. The fields go into its <…Result>. */
export const answerXml = (action: string, fields: Record<string, string>, requestId: string): string =>
  `<${action}Response xmlns="${namespace}"><${action}Result>${elements(fields)}</${action}Result>` +
  `<ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata></${action}Response>`;

/** A refusal in the AWS query protocol. */
export const errorXml = (error: AwsError, requestId: string): string =>
  `<ErrorResponse xmlns="${namespace}"><Error>` +
  elements({ Type: error.status < 500 ? "Sender" : "Receiver", Code: error.name, Message: error.message }) +
  `</Error><RequestId>${requestId}</RequestId></ErrorResponse>`;

/** Reads '<prefix>.entry.1.Name', '.Value.StringValue' and so on. */
export function messageAttributesOf(form: URLSearchParams): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (let number = 1; ; number += 1) {
    const prefix = `MessageAttributes.entry.${number}`;
    const name = form.get(`${prefix}.Name`);
    if (name === null) return attributes;
    attributes[name] = form.get(`${prefix}.Value.StringValue`) ?? "";
  }
}

const elements = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
    .join("");

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
