import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface LoopbackRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
export interface LoopbackAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
export interface LoopbackServer {
  /** 'http://127.0.0.1:<port>' */
  endpoint: string;
  /** Stops listening, closes open connections, and resolves when the port is free. */
  close(): Promise<void>;
}

type Answerer = (request: LoopbackRequest) => Promise<LoopbackAnswer>;

const answerers = new Map<string, Answerer>();

/** Lets this process ask a server of its own without a connection. Returns what ends that. */
export function answerInProcess(endpoint: string, answer: Answerer): () => void {
  const { host } = new URL(endpoint);
  answerers.set(host, answer);
  return () => void answerers.delete(host);
}

/** Finds the listener in this process for a host such as '127.0.0.1:40123'. Undefined where none of its servers has it. */
export const answererOf = (host: string): Answerer | undefined => answerers.get(host);

const maximumBytes = 1_000_000;

/** Starts an HTTP server of texts that only this machine reaches, on a free port. */
export async function startLoopbackServer(answer: Answerer): Promise<LoopbackServer> {
  const server = await listenOnLoopback(async (request, response) => {
    // Node keeps this header for a second. A client whose clock a test moves would find its clock wrong, and send again.
    response.sendDate = false;
    try {
      const body = await readBody(request);
      const { url: path = "/", method = "GET", headers } = request;
      const given = await answer({ method, path, headers, body });
      response.writeHead(given.status, given.headers).end(given.body);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
  const endInProcess = answerInProcess(server.endpoint, answer);
  return {
    ...server,
    close: () => {
      endInProcess();
      return server.close();
    },
  };
}

/** The same, with a listener of one's own. */
export async function listenOnLoopback(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maximumBytes) throw new Error(`A request body of more than ${maximumBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
