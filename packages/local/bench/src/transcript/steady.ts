import crypto from "node:crypto";
import { ServerResponse } from "node:http";
import { syncBuiltinESMExports } from "node:module";

const RealDate = Date;
let now = RealDate.parse("2026-11-20T10:30:00-05:00");
let seed = "";
let drawn = 0;

/** The transcript's clock and chance. Every request has its own, so one that differs changes no later one. */
export const steady = {
  /** Epoch milliseconds. */
  get now(): number {
    return now;
  },
  /** Moves the clock on, in milliseconds. */
  pass(milliseconds: number): void {
    now += milliseconds;
  },
  /** Names what comes next: the same name draws the same ids. */
  begin(name: string): void {
    seed = name;
    drawn = 0;
  },
};

const bytes = (size: number) =>
  crypto.createHash("shake256", { outputLength: size }).update(`${seed} ${drawn++}`).digest();

/** Gives this process the steady clock and chance. It comes before the application is imported. */
export function install(): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;
  Object.assign(crypto, {
    randomBytes: bytes,
    randomInt: (max: number) => bytes(6).readUIntBE(0, 6) % max,
    randomUUID: () =>
      bytes(16)
        .toString("hex")
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
  });
  syncBuiltinESMExports();
  // AWS clients compare the date header with their clock. Node takes it from the real one.
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...given: unknown[]) {
    this.setHeader("date", new Date().toUTCString());
    return writeHead.apply(this, given as Parameters<typeof writeHead>);
  } as typeof writeHead;
}
