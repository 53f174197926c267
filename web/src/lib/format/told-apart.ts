import { firstNameOf } from "@petcare/domain";

/** Makes names unique: of two people with one name, 'Ana Diaz (0147)' has the end of the phone number. */
export const toldApart = <P extends { name: string; phone: string | null }>(people: readonly P[]): P[] =>
  people.map((person) =>
    person.phone && people.some((other) => other !== person && other.name === person.name)
      ? { ...person, name: `${person.name} (${person.phone.slice(-4)})` }
      : person,
  );

/** The shortest unique form of a name among `names`: 'Ana', 'Ana D.' or the whole name. */
export function briefName(name: string, names: Iterable<string>): string {
  const others = [...names].filter((other) => other !== name);
  const brief = [firstNameOf, withInitial].find((shorten) => others.every((other) => shorten(other) !== shorten(name)));
  return brief?.(name) ?? name;
}

/** 'Ana D.' of 'Ana Diaz', 'Ana M.' of 'Ana Maria Diaz'. */
const withInitial = (name: string): string => {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  return second ? `${first} ${second.slice(0, 1)}.` : first;
};
