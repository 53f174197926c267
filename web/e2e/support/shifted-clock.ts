import { ServerResponse } from "node:http";

// Preloaded into the server: its clock runs from START_AT on, so that no journey depends on the day it is tested.
const RealDate = Date;
const offset = Date.parse(process.env.START_AT ?? "") - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]));
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
} as DateConstructor;

// Node dates its answers by the real clock. An AWS client that meets another time than its own takes every refusal for
// a matter of clocks and asks again, so that one wrong password counts as three.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...given: unknown[]) {
  this.setHeader("date", new Date().toUTCString());
  return writeHead.apply(this, given as Parameters<typeof writeHead>);
} as typeof writeHead;
