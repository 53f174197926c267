import { Button } from "@mantine/core";
import { useId } from "react";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { mapLink } from "../../../lib/format/contact-links.ts";
import { isUnderWay, shownStatus } from "../../../lib/format/shown-status.ts";
import { visitSpan } from "../../../lib/format/time.ts";
import { petsText, serviceName } from "../../../lib/format/words.ts";
import { localStore } from "../../../lib/session/storage.ts";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import { NoteIcon } from "../../../ui/theme/icons.tsx";
import { ownDraft, readDraft } from "../complete/walk-draft.ts";
import { CareList } from "../details/care-list.tsx";
import { ContactRow } from "../details/contact-row.tsx";
import type { Address } from "../use-address.ts";
import { HereButton } from "../waiting/here-button.tsx";
import { canReport, SaidLine } from "../waiting/said-line.tsx";
import classes from "./visit-tile.module.css";

interface VisitTileProps {
  visit: ShownVisit;
  open: Address["open"];
  now: number;
  /** It is the next one, drawn large with everything that is needed at the door. */
  next?: boolean;
  /** Its day in words, where that is not today. */
  day?: string;
}

/** A visit still to be done. */
export function VisitTile({ visit, open, now, next = false, day }: VisitTileProps) {
  const heading = useId();
  const named = (act: string) => `${act}, ${petsText(visit.pet_names)}`;
  return (
    <article className={classes.tile} data-next={next || undefined} aria-labelledby={heading}>
      <div className={classes.head}>
        <p className={classes.when}>
          {day && `${day}, `}
          {visitSpan(visit)} · {serviceName(visit)}
        </p>
        <StatusBadge status={shownStatus(visit, now)} />
        <h3 id={heading}>{petsText(visit.pet_names, next ? 50 : undefined)}</h3>
        <p className={classes.where}>{[visit.clientName, visit.address].filter(Boolean).join(" · ")}</p>
        {next && visit.parking && <p className={classes.where}>Parking: {visit.parking}</p>}
      </div>
      <CareList visit={visit} brief={!next} />
      {next && <ContactRow visit={visit} />}
      <SaidLine visit={visit} />
      {readDraft(localStore, ownDraft(visit._id)) && (
        <p className={classes.draft}>
          <NoteIcon size={18} /> Your note is saved on this phone and not sent yet.
        </p>
      )}
      <div className={classes.actions}>
        {canReport(visit) && (
          <Button
            className={classes.complete}
            variant={next ? "filled" : "light"}
            aria-label={named("Complete walk")}
            onClick={() => open("complete", visit._id)}
          >
            Complete walk
          </Button>
        )}
        {next && (
          <HereButton visit={visit} now={now} onScan={() => open("scan", visit._id)} className={classes.details} />
        )}
        {!next && visit.address && isUnderWay(visit, now) && (
          <Button
            component="a"
            className={classes.details}
            variant="subtle"
            href={mapLink(visit.address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={named("Map")}
          >
            Map
          </Button>
        )}
        <Button
          className={classes.details}
          variant={next ? "light" : "subtle"}
          aria-label={named("Details")}
          onClick={() => open("visit", visit._id)}
        >
          Details
        </Button>
      </div>
    </article>
  );
}
