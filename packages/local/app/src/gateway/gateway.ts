import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Answer } from "@petcare/stand-ins";
import { gatewayMessage } from "./gateway-message.ts";
import { split } from "./http-api.ts";
import { securityHeaders } from "./policy.ts";
import { discardRest } from "./read-body.ts";

/** Answers a request. Undefined means that the client has disconnected. */
export type Responder = (request: IncomingMessage) => Promise<Answer | undefined>;

interface GatewayOptions {
  /** 0 takes a free port. */
  port: number;
  /** Takes /api/*. */
  api: Responder;
  /** Takes /dev and /dev/*. */
  dev: Responder;
  /** Takes every other path. */
  site: Responder;
}

export interface Gateway {
  /** "http://localhost:5173" */
  url: string;
  port: number;
  /** Stops listening, and waits for open requests for a second at most. */
  close(): Promise<void>;
}

/** API Gateway takes 10,240 bytes of headers. Node raises HPE_HEADER_OVERFLOW above that. */
const maxHeaderSize = 10_240;

/**
 * Starts an HTTP server that only this machine reaches. It routes between site and API as CloudFront does.
 * @throws Error with the code EADDRINUSE if the port is taken
 */
export async function startGateway({ port, ...responders }: GatewayOptions): Promise<Gateway> {
  const listener: RequestListener = (request, response) => void respond(request, response, responders);
  const first = await listen(listener, port, "127.0.0.1");
  const taken = (first.address() as AddressInfo).port;
  const servers = [first];
  try {
    servers.push(await listen(listener, taken, "::1"));
  } catch (error) {
    // A machine without IPv6 is served on IPv4 alone.
    // Another process on ::1 would get a browser's requests to localhost.
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
      await close(first);
      throw error;
    }
  }
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, to: Omit<GatewayOptions, "port">) {
  request.on("error", () => {});
  response.on("error", () => {});
  const [path] = split(request.url ?? "/");
  const responder = path.startsWith("/api/") ? to.api : /^\/dev(\/|$)/.test(path) ? to.dev : to.site;
  try {
    const answer = await responder(request);
    if (answer) send(request, response, answer);
    else request.destroy();
  } catch (error) {
    console.error(request.method, request.url, error);
    if (!response.headersSent) send(request, response, gatewayMessage(500, "Internal Server Error"));
    else response.destroy();
  }
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  // A client that reads only after sending its whole body would lose the answer if the connection closed now.
  if (!request.complete) discardRest(request);
  const bodyless = status === 204 || status === 304;
  const length = bodyless ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...securityHeaders(), ...length });
  response.end(bodyless ? undefined : body);
}

async function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ maxHeaderSize }, listener);
  // An idle connection stays: whoever reuses one as it ends would lose the request.
  server.keepAliveTimeout = 0;
  server.on("clientError", refuse);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Answers bytes that are no HTTP request. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const [status, message] =
    error.code === "HPE_HEADER_OVERFLOW" ? [431, "Request Header Fields Too Large"] : [400, "Bad Request"];
  const { body } = gatewayMessage(Number(status), String(message));
  socket.end(
    `HTTP/1.1 ${status} ${message}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cutOff = setTimeout(() => server.closeAllConnections(), 1000);
  await closed;
  clearTimeout(cutOff);
}
