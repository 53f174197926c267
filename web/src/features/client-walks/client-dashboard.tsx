import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { me } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import type { ReactNode } from "react";
import { useRead } from "../../lib/api/use-read.ts";
import { petsText } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { Brand } from "../../parts/brand.tsx";
import { AreaHeader, AreaMain } from "../../ui/layout/area-header.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";
import { MailIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import classes from "./client-dashboard.module.css";
import { type ClientVisit, nextOf, stayWords, useUpcoming, whenWords, withWalker } from "./client-visits.ts";
import { UpcomingVisits } from "./upcoming-visits.tsx";
import { VisitHistory } from "./visit-history.tsx";

/** The client's one page. `invoices` is the panel of the first tab. */
export function ClientDashboard({ invoices }: { invoices: ReactNode }) {
  const name = firstNameOf(useRead(me).data?.name ?? "");
  return (
    <>
      <AreaHeader
        narrow
        lead={<Brand to="/client" />}
        title={name ? `Hi ${name}` : "Hello"}
        settings="/client/settings"
        onLogOut={logOut}
      >
        <NextVisit />
      </AreaHeader>
      <AreaMain narrow>
        <TabsInAddress
          label="Your invoices and walks"
          tabs={[
            { name: "invoices", label: "Invoices", panel: invoices },
            { name: "upcoming", label: "Upcoming Walks", panel: <UpcomingVisits /> },
            { name: "history", label: "Walk History", panel: <VisitHistory /> },
          ]}
        />
        <section className={classes.help} aria-label="Contact">
          <p>Plans changed? Tell us.</p>
          <Button
            component="a"
            variant="light"
            href={`tel:${business.phone.link}`}
            leftSection={<PhoneIcon size={18} />}
          >
            {business.phone.shown}
          </Button>
          <Button component="a" variant="light" href={`mailto:${business.email}`} leftSection={<MailIcon size={18} />}>
            {business.email}
          </Button>
        </section>
      </AreaMain>
    </>
  );
}

/** 'Next visit: Tomorrow, 9 AM–12 PM, Biscuit & Max, with Rosa'. Nothing while it is not known. */
function NextVisit() {
  const now = useNow();
  const next = nextOf(useUpcoming().data ?? [], now);
  return <span className={classes.next}>{next && nextWords(next, now)}</span>;
}

function nextWords(visit: ClientVisit, now: number): string {
  const pets = petsText(visit.pet_names);
  const stay = stayWords(visit, now);
  return stay ? `${pets}: ${stay}` : `Next visit: ${whenWords(visit, now)}, ${pets}${withWalker(visit)}`;
}
