import { UnstyledButton } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useState } from "react";
import classes from "./tips.module.css";

const tips = [
  "Walkers: everything a visit needs, from the door code to the blue tin, is on the visit's card.",
  "Pet parents: each finished walk has a note from your walker, often with a photo.",
  "Use the same email that you signed up with.",
  "Pets changed their routine? Tell us before the next visit and we put it on the card.",
];
const everyMs = 5000;

/**
 * A tip, and the next one every 5 seconds until somebody pauses them. The first one, and
 * whoever wants less motion, gets no fading: a page that fades in counts as drawn late.
 */
export function Tips() {
  const still = useReducedMotion();
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setTurn((current) => current + 1), everyMs);
    return () => clearInterval(timer);
  }, [paused]);
  return (
    <section className={classes.tips} aria-label="Tip">
      <p aria-live="off" key={turn} className={still || turn === 0 ? undefined : classes.fading}>
        {tips[turn % tips.length]}
      </p>
      <UnstyledButton className={classes.pause} onClick={() => setPaused(!paused)}>
        {paused ? "Resume tips" : "Pause tips"}
      </UnstyledButton>
    </section>
  );
}
