import { firstNameOf } from "@petcare/domain";

/** People whose names tell them apart: 'Ana Diaz (0147)', with the end of the phone number, where two have one name. */
export const toldApart = <P extends { name: string; phone: string | null }>(people: readonly P[]): P[] =>
  people.map((person) =>
    person.phone && people.some((other) => other !== person && other.name === person.name)
      ? { ...person, name: `${person.name} (${person.phone.slice(-4)})` }
      : person,
  );

/** The first name of one of `names`; 'Ana D.' where another has it too, and the whole name where that is no other. */
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
