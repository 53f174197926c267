/** The median of time(a) / time(b) over the rounds. Each round measures both, so a slow machine slows both. */
export function ratio(a: () => unknown, b: () => unknown, rounds = 15): number {
  const callsOfA = callsFor(a, 20_000_000n);
  const callsOfB = callsFor(b, 20_000_000n);
  const ratios = Array.from({ length: rounds }, () => {
    const left = Number(time(a, callsOfA)) / callsOfA;
    return left / (Number(time(b, callsOfB)) / callsOfB);
  });
  return median(ratios);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((x, y) => x - y);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/** The number of calls, a power of two, that takes at least this long. */
function callsFor(work: () => unknown, nanoseconds: bigint): number {
  let calls = 1;
  while (time(work, calls) < nanoseconds) calls *= 2;
  return calls;
}

function time(work: () => unknown, calls: number): bigint {
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call += 1) work();
  return process.hrtime.bigint() - start;
}
