import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { answererOf } from "@petcare/stand-ins";
import { SignatureV4 } from "@smithy/signature-v4";

interface Request {
  method: string;
  hostname: string;
  port?: number;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** The class that sends the requests of every client of the SDK. */
const sender: { handle(request: Request, options?: unknown): Promise<unknown> } = Object.getPrototypeOf(
  new DynamoDBClient({ region: "us-east-1" }).config.requestHandler,
);
const { handle: sendOverNetwork } = sender;

// A connection to a stand-in of the same process costs a quarter of a test's time. Tests of the stand-ins have connections.
sender.handle = async function (request, options) {
  const { method, hostname, port, path, headers, body = "" } = request;
  const answer = answererOf(`${hostname}:${port}`);
  if (!answer) return sendOverNetwork.call(this, request, options);
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const given = await answer({ method, path, headers: lowerCased(headers), body: text });
  return { response: { statusCode: given.status, headers: given.headers, body: Buffer.from(given.body) } };
};

const signer: { sign(request: Request, options?: unknown): Promise<unknown> } = SignatureV4.prototype;
const { sign: signForNetwork } = signer;

// Stand-ins ignore signatures, which are a tenth of such a test's time.
signer.sign = async function (request, options) {
  const isStandIn = answererOf(`${request.hostname}:${request.port}`) !== undefined;
  return isStandIn ? request : signForNetwork.call(this, request, options);
};

const lowerCased = (headers: Request["headers"]) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
