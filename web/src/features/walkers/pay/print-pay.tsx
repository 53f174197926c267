import { Button } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { PayPaper } from "./pay-paper.tsx";

/** Prints a walker's pay on a sheet of its own. */
export function PrintPay(paper: ComponentProps<typeof PayPaper>) {
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<PrintIcon size={18} />} onClick={() => setPrinting(true)}>
        Print
      </Button>
      {printing && (
        <PrintedAlone onPrinted={() => setPrinting(false)}>
          <PayPaper {...paper} />
        </PrintedAlone>
      )}
    </>
  );
}
