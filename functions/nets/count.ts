/** Says once, in the output of the whole run, how many cases a net has tried. */
export function count(line: string): void {
  process.stdout.write(`${line}\n`);
}
