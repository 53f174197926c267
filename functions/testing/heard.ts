import type { LocalDate } from "@petcare/domain";
import type { Telling } from "./telling.ts";

/** The belief that somebody has of one visit: its day and hours, 'cancelled', or 'gone'; and for its client who comes. */
export interface Heard {
  place: string;
  walker: string | undefined;
}

const frames: Record<string, string> = {
  "6–9 AM": "early_morning",
  "9 AM–12 PM": "morning",
  "12–3 PM": "afternoon",
  "6–9 PM": "evening",
};

/** Reads a person's messages of one visit of Biscuit's, the last one last, as they would. */
export function heardBy(telling: Telling, name: string, first: Heard, days: readonly LocalDate[]): Heard {
  const dayOf = (text = "") => days.find((day) => text.endsWith(` ${Number(day.slice(8))}`)) ?? text;
  const read = (heard: Heard, subject: string, text: string): Heard => {
    const [, day, hours = ""] = /(?:Biscuit, |now )(\w+ \w+ \d+), (.*?)$/.exec(subject) ?? [];
    const walker = /(\w+) (?:will come|comes)/.exec(text)?.[1];
    const who = walker === "Who" ? undefined : walker;
    if (subject.startsWith("Cancelled")) return { ...heard, place: "cancelled" };
    if (subject.startsWith("No longer")) return { ...heard, place: "gone" };
    if (day) return { place: `${dayOf(day)} ${frames[hours]}`, walker: who };
    if (/comes on/.test(subject)) return { ...heard, walker: who };
    const [, weekday, first = ""] = /^(\w+): 1 visit, first (.*)$/.exec(text) ?? [];
    const inWeek = weekday && days.find((date) => date > "2026-11-01" && weekday === "Tue");
    return inWeek ? { ...heard, place: `${inWeek} ${frames[first]}` } : heard;
  };
  return telling.sent
    .filter(({ to }) => to === name)
    .flatMap(({ message }) =>
      message.sections.map(({ heading = message.subject, lines }) => ({ heading, text: lines.join(" ") })),
    )
    .reduce((heard, { heading, text }) => read(heard, heading, text), first);
}
