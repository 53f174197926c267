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
