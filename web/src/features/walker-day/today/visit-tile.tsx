import { Button, Group } from "@mantine/core";
import { useId } from "react";
import type { ShownVisit } from "../../../lib/day/shown-visit.ts";
import { mapLink } from "../../../lib/format/contact-links.ts";
import { isUnderWay } from "../../../lib/format/shown-status.ts";
import { petsText } from "../../../lib/format/words.ts";
import { NoteIcon } from "../../../ui/theme/icons.tsx";
import type { Address } from "../data.ts";
import { draftName, readDraft } from "../drafts.ts";
import { CareList, ContactRow, canReport, HereButton, ReportLine, VisitHead } from "../visit-parts.tsx";
import classes from "./screen.module.css";

interface VisitTileProps {
  visit: ShownVisit;
  open: Address["open"];
  now: number;
  /** Whether it is the next visit, which is drawn large and with links for the way there. */
  next?: boolean;
  /** The day in words, unless it is today. */
  day?: string;
}

/** An open visit. */
export function VisitTile({ visit, open, now, next = false, day }: VisitTileProps) {
  const heading = useId();
  const act = (word: string, dialog: "complete" | "visit") => ({
    children: word,
    "aria-label": `${word}, ${petsText(visit.pet_names)}`,
    onClick: () => open(dialog, visit._id),
  });
  return (
    <article className={classes.tile} data-next={next || undefined} aria-labelledby={heading}>
      <VisitHead as="div" visit={visit} now={now} day={day}>
        <h3 id={heading}>{petsText(visit.pet_names, next ? 50 : undefined)}</h3>
      </VisitHead>
      {next && visit.parking && <p className={classes.parking}>Parking: {visit.parking}</p>}
      <CareList visit={visit} brief={!next} />
      {next && <ContactRow visit={visit} />}
      <ReportLine visit={visit} />
      {readDraft(draftName(visit._id)) && (
        <Group component="p" gap={8} wrap="nowrap" align="start" className={classes.draft}>
          <NoteIcon size={18} /> Your note is saved on this phone and not sent yet.
        </Group>
      )}
      <Group gap={8} className={classes.actions}>
        {canReport(visit) && <Button variant={next ? "filled" : "light"} {...act("Complete walk", "complete")} />}
        {next && <HereButton visit={visit} now={now} onScan={() => open("scan", visit._id)} />}
        {!next && visit.address && isUnderWay(visit, now) && (
          <Button
            component="a"
            variant="subtle"
            href={mapLink(visit.address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Map, ${petsText(visit.pet_names)}`}
          >
            Map
          </Button>
        )}
        <Button variant={next ? "light" : "subtle"} {...act("Details", "visit")} />
      </Group>
    </article>
  );
}
