import { ping } from "@petcare/contract";
import { useEffect, useState } from "react";
import { call } from "./api.ts";
import { type WarmUp, warmUp } from "./warm-up.ts";

/** Wakes the server when a screen opens that will soon need it. */
export function useWarmUp(): { state: WarmUp; again: () => void } {
  const [state, setState] = useState<WarmUp>("asking");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round polls anew.
  useEffect(() => warmUp((signal) => call(ping, { signal }), setState), [round]);
  return { state, again: () => setRound(round + 1) };
}
