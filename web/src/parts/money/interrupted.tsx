import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";

interface InterruptedProps {
  busy: boolean;
  onContinue: () => void;
  children: ReactNode;
}

/** Says how far something of several steps has come, and lets the owner go on with it. */
export const Interrupted = ({ busy, onContinue, children }: InterruptedProps) => (
  <Notice
    tone="warn"
    action={
      <Button variant="default" size="sm" onClick={onContinue}>
        {busy ? "Going on..." : "Continue"}
      </Button>
    }
  >
    {children}
  </Notice>
);
