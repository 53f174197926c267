import { Button, Skeleton } from "@mantine/core";
import { getVisit } from "@petcare/contract";
import { Link, useParams } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { SheetScreen } from "../../parts/invoices/sheet-screen.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { VisitRecord } from "./visit-record.tsx";

/** The record of one visit: a sheet to print for whoever asks what was done (docs/product/visits.md#the-record-of-a-visit). */
export function VisitRecordScreen() {
  useTitle("Record of a visit");
  const { id = "" } = useParams();
  const query = useRead(getVisit, { params: { id } });
  return (
    <SheetScreen
      tools={
        <Button variant="light" component={Link} to={`/admin/calendar?visit=${id}`}>
          The visit on the calendar
        </Button>
      }
    >
      <Loaded query={query} failed="Failed to load data. Please try again." loading={<Skeleton height={520} />}>
        {(visit) => "pay" in visit && <VisitRecord visit={visit} />}
      </Loaded>
    </SheetScreen>
  );
}
