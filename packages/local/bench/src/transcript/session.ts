import { appendFileSync } from "node:fs";
import { steady } from "./steady.ts";

export type Caller = "owner" | "walker" | "client";
// biome-ignore lint/suspicious/noExplicitAny: an answer of any release.
export type Json = any;

export interface Requested {
  as: Caller;
  method: string;
  path: string;
  body?: unknown;
}

/** One line of a transcript. */
export interface Entry extends Requested {
  /** The act or reading, by number and name. The same in every release. */
  step: string;
  status: number;
  answer: Json;
}

const emails: Record<Caller, string> = {
  owner: "owner@example.com",
  walker: "walker@example.com",
  client: "client@example.com",
};

/** Sends requests to a running application and writes each with its answer to a file, a line of JSON each. */
export class Session {
  private readonly url: string;
  private readonly file: string;
  private tokens = new Map<Caller, string>();
  private step = "";
  private requests = 0;

  constructor(url: string, file: string) {
    this.url = url;
    this.file = file;
  }

  /** Signs everybody in anew. */
  async signIn(): Promise<void> {
    for (const [caller, email] of Object.entries(emails) as [Caller, string][]) {
      steady.begin(`sign in ${caller} ${steady.now}`);
      const { status, answer } = await this.request("POST", "/login", { email, password: "Bellmore-2026" });
      if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
      this.tokens.set(caller, answer.token);
    }
  }

  begin(step: string): void {
    this.step = step;
    this.requests = 0;
  }

  /** Sends a request and writes it down. */
  async send(requested: Requested): Promise<Entry> {
    const step = `${this.step}.${++this.requests}`;
    steady.begin(step);
    const { status, answer } = await this.request(
      requested.method,
      requested.path,
      requested.body,
      this.tokens.get(requested.as),
    );
    const entry = { step, ...requested, status, answer };
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
    steady.pass(1000);
    return entry;
  }

  /** Reads as the owner, to choose what to do. It is not written down. */
  async look(path: string): Promise<Json> {
    return (await this.request("GET", path, undefined, this.tokens.get("owner"))).answer;
  }

  /** Runs the nightly job. */
  async night(): Promise<void> {
    steady.begin(`night ${steady.now}`);
    await fetch(`${this.url}/dev/nightly`, { method: "POST" });
  }

  private async request(method: string, path: string, body: unknown, token?: string) {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, answer: text ? (JSON.parse(text) as Json) : null };
  }
}
