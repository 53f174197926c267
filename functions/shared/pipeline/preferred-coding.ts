/** The codings of an answer, the better one first. */
const codings = ["br", "gzip"] as const;

/**
 * The coding that an Accept-Encoding header prefers; undefined where it accepts neither.
 * A weight of 0 refuses a coding. "*" stands for every coding that is not named.
 */
export function preferredCoding(acceptEncoding: string | undefined): (typeof codings)[number] | undefined {
  const weights = new Map(
    (acceptEncoding ?? "")
      .toLowerCase()
      .split(",")
      .map((part): [string, number] => {
        const [coding = "", weight] = part.split(/\s*;\s*q\s*=\s*/);
        return [coding.trim(), weight === undefined ? 1 : Number(weight) || 0];
      }),
  );
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  const [best] = codings.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best && weightOf(best) > 0 ? best : undefined;
}
