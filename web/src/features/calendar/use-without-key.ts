import { visitsWithoutKey } from "@petcare/domain";
import { useMemo } from "react";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { today } from "../../lib/format/time.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import type { CalendarVisit } from "./board.ts";

/** Those of the visits whose walkers come today or tomorrow and have no key. */
export function useWithoutKey(visits: readonly CalendarVisit[], now: number): ReadonlySet<string> {
  const clients = useClients();
  const team = useWalkers();
  const date = today(now);
  return useMemo(
    () => new Set(visitsWithoutKey(visits, date, keyRegister(clients, team)).map(({ _id }) => _id)),
    [visits, date, clients, team],
  );
}
