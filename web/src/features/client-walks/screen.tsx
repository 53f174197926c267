import { Button, Group } from "@mantine/core";
import { business } from "@petcare/business";
import { type ClientVisit, me } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { petsText } from "../../lib/format/words.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLater } from "../../lib/hooks/use-later.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { Brand } from "../../parts/brand.tsx";
import { AreaHeader, AreaMain } from "../../ui/layout/area-header.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";
import { MailIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import { doneWords, hereWords, nextOf, stayWords, useHistory, useUpcoming, whenWords, withWalker } from "./data.ts";
import { VisitHistory } from "./history/screen.tsx";
import classes from "./screen.module.css";
import { askDialogs, UpcomingVisits } from "./upcoming/screen.tsx";

const AskDialog = late(async () => (await import("./dialogs/ask-dialog.tsx")).AskDialog);
const CareDialog = late(async () => (await import("./dialogs/care-dialog.tsx")).CareDialog);

const helpButton = { variant: "light", className: "wraps" } as const;

/**
 * The client's page: the next visit, then tabs of invoices, upcoming walks and the history.
 * @param props.invoices the panel of the first tab
 * @param props.toSign the agreements to sign, above the tabs
 */
export function ClientDashboard({ invoices, toSign }: Record<"invoices" | "toSign", ReactNode>) {
  const name = firstNameOf(useRead(me).data?.name ?? "");
  const { last, opening, open, shown } = useDialogInAddress(askDialogs);
  useLater(AskDialog.preload);
  return (
    <>
      <AreaHeader
        narrow
        lead={<Brand to="/client" />}
        title={name ? `Hi ${name}` : "Hello"}
        settings="/client/settings"
        onLogOut={logOut}
      >
        <Group component="span" gap={8} my={12}>
          <Button variant="default" onClick={() => open("ask", "walk")}>
            Ask for a walk
          </Button>
          <Button variant="default" onClick={() => open("away", "days")}>
            We are away
          </Button>
        </Group>
        <span className={classes.visits}>
          <NextVisit />
          <DoneToday />
        </span>
      </AreaHeader>
      <AreaMain narrow>
        {toSign}
        <TabsInAddress
          label="Your invoices and walks"
          tabs={[
            { name: "invoices", label: "Invoices", panel: invoices },
            { name: "upcoming", label: "Upcoming Walks", panel: <UpcomingVisits onAsk={open} /> },
            { name: "history", label: "Walk History", panel: <VisitHistory /> },
          ]}
        />
        <section className={classes.help} aria-label="Contact">
          <p>Plans changed? Tell us.</p>
          <Button {...helpButton} onClick={() => open("care", "sheet")}>
            Change the care sheet
          </Button>
          <Button
            {...helpButton}
            component="a"
            href={`tel:${business.phone.link}`}
            leftSection={<PhoneIcon size={18} />}
          >
            {business.phone.shown}
          </Button>
          <Button {...helpButton} component="a" href={`mailto:${business.email}`} leftSection={<MailIcon size={18} />}>
            {business.email}
          </Button>
        </section>
      </AreaMain>
      <Suspense>
        {last?.kind === "care" && <CareDialog key={opening} {...shown} />}
        {last && last.kind !== "care" && (
          <AskDialog
            key={opening}
            kind={last.kind === "ask" ? "book" : last.kind}
            visitId={last.kind === "ask" || last.kind === "away" ? "" : last.id}
            {...shown}
          />
        )}
      </Suspense>
    </>
  );
}

/** 'Next visit: Tomorrow, 9 AM–12 PM, Biscuit & Max, with Rosa', or that there is none. Nothing while it loads. */
function NextVisit() {
  const now = useNow();
  const { data, hasNextPage } = useUpcoming();
  const next = nextOf(data ?? [], now);
  if (next) return nextWords(next, now);
  if (!data || hasNextPage) return null;
  return (
    <>
      Nothing booked yet. <a href={`tel:${business.phone.link}`}>Call us</a> to book a visit.
    </>
  );
}

/** Says that a visit of today is done, and links to its note. */
function DoneToday() {
  const now = useNow();
  const [last] = useHistory().data ?? [];
  const words = last && doneWords(last, now);
  return (
    words && (
      <Link to="/client?tab=history" className={classes.done}>
        {words}
      </Link>
    )
  );
}

function nextWords(visit: ClientVisit, now: number): string {
  const pets = petsText(visit.pet_names);
  const stay = hereWords(visit, now) ?? stayWords(visit, now);
  return stay ? `${pets}: ${stay}` : `Next visit: ${whenWords(visit, now)}, ${pets}${withWalker(visit)}`;
}
