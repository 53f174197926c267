import { Button } from "@mantine/core";
import { business } from "@petcare/business";
import { type ClientVisit, me } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { type ReactNode, Suspense, useEffect } from "react";
import { Link } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { petsText } from "../../lib/format/words.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { useLater } from "../../lib/hooks/use-later.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { Brand } from "../../parts/brand.tsx";
import { AreaHeader, AreaMain } from "../../ui/layout/area-header.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";
import { MailIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import classes from "./client-dashboard.module.css";
import {
  doneWords,
  hereWords,
  nextOf,
  stayWords,
  useHistory,
  useUpcoming,
  whenWords,
  withWalker,
} from "./client-visits.ts";
import { type AskKind, askDialogs, UpcomingVisits } from "./upcoming-visits.tsx";
import { VisitHistory } from "./visit-history.tsx";

const AskDialog = late(async () => (await import("./asking/ask-dialog.tsx")).AskDialog);
const CareDialog = late(async () => (await import("./asking/care-dialog.tsx")).CareDialog);

interface ClientDashboardProps {
  /** The panel of the first tab. */
  invoices: ReactNode;
  /** The agreements that are asked for, above all else. */
  toSign: ReactNode;
}

/** The client's one page. */
export function ClientDashboard({ invoices, toSign }: ClientDashboardProps) {
  const name = firstNameOf(useRead(me).data?.name ?? "");
  const { dialog, opening, open, closeOpening } = useDialogInAddress(askDialogs);
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
        <span className={classes.ask}>
          <Button variant="default" onClick={() => open("ask", "walk")}>
            Ask for a walk
          </Button>
          <Button variant="default" onClick={() => open("away", "days")}>
            We are away
          </Button>
        </span>
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
          <Button variant="light" className="wraps" onClick={() => open("care", "sheet")}>
            Change the care sheet
          </Button>
          <Button
            component="a"
            variant="light"
            className="wraps"
            href={`tel:${business.phone.link}`}
            leftSection={<PhoneIcon size={18} />}
          >
            {business.phone.shown}
          </Button>
          <Button
            component="a"
            variant="light"
            className="wraps"
            href={`mailto:${business.email}`}
            leftSection={<MailIcon size={18} />}
          >
            {business.email}
          </Button>
        </section>
      </AreaMain>
      <Ask dialog={dialog} opening={opening} onClose={() => closeOpening(opening)} />
    </>
  );
}

interface AskProps {
  dialog: { kind: AskKind; id: string } | undefined;
  opening: number;
  onClose: () => void;
}

/** The form of what is asked for, as the address says: ?ask=walk, ?away=days, ?care=sheet, or ?cancel=, ?change= and ?back= with a visit's id. */
function Ask({ dialog, opening, onClose }: AskProps) {
  const last = useLastDefined(dialog);
  if (!last) return null;
  const shown = { opened: dialog !== undefined, onClose };
  if (last.kind === "care") {
    return (
      <Suspense>
        <CareDialog key={opening} {...shown} />
      </Suspense>
    );
  }
  const kind = last.kind === "ask" ? "book" : last.kind;
  return (
    <Suspense>
      <AskDialog
        key={opening}
        kind={kind}
        visitId={last.kind === "ask" || last.kind === "away" ? "" : last.id}
        {...shown}
      />
    </Suspense>
  );
}

/** 'Next visit: Tomorrow, 9 AM–12 PM, Biscuit & Max, with Rosa', or that there is none. Nothing while it is not known. */
function NextVisit() {
  const now = useNow();
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useUpcoming();
  const next = nextOf(data ?? [], now);
  // Visits of the past that are still open can fill a page.
  const isBehind = !next && hasNextPage && !isFetching && !isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that has come may be followed by another.
  useEffect(() => {
    if (isBehind) void fetchNextPage();
  }, [isBehind, data, fetchNextPage]);
  if (next) return nextWords(next, now);
  if (!data || hasNextPage) return null;
  return (
    <>
      Nothing booked yet. <a href={`tel:${business.phone.link}`}>Call us</a> to book a visit.
    </>
  );
}

/** That a visit of today is done, and the way to its note. */
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
