import { Button } from "@mantine/core";
import { Notice } from "../../ui/feedback/notice.tsx";

/** Says that a form opened with what was typed before, and offers to begin anew. */
export const TypedBefore = ({ onStartOver }: { onStartOver: () => void }) => (
  <Notice
    tone="info"
    action={
      <Button variant="default" size="compact-md" onClick={onStartOver}>
        Start over
      </Button>
    }
  >
    This is what you had typed before.
  </Notice>
);
