/** Prints how many cases a net tries, once in the output of a run. */
export function count(line: string): void {
  process.stdout.write(`${line}\n`);
}
