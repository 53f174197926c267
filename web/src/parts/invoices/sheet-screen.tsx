import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { PrintIcon } from "../../ui/theme/icons.tsx";
import classes from "./paper.module.css";

interface SheetScreenProps {
  /** The controls beside "Print". */
  tools: ReactNode;
  /** The sheet, or its states. */
  children: ReactNode;
}

/** A screen with one sheet and a button to print it. */
export const SheetScreen = ({ tools, children }: SheetScreenProps) => (
  <div className={classes.screen}>
    <Group gap={10} className="no-print">
      {tools}
      <Button variant="light" leftSection={<PrintIcon size={18} />} onClick={() => window.print()}>
        Print
      </Button>
    </Group>
    {children}
  </div>
);
