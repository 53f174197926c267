import { Button, UnstyledButton } from "@mantine/core";
import { business } from "@petcare/business";
import { showVisitCodes } from "@petcare/contract";
import { firstNameOf, isOpen } from "@petcare/domain";
import type { ReactNode } from "react";
import { call } from "../../lib/api/api.ts";
import { isUnreachable, messageOf } from "../../lib/api/api-error.ts";
import { useCodes } from "../../lib/api/use-codes.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { takenCodes } from "../../lib/day/codes.ts";
import type { ShownVisit, Unsent } from "../../lib/day/shown-visit.ts";
import { sendReport, useUnsentPhotos } from "../../lib/day/use-outbox.ts";
import { codeNames, codeOrder } from "../../lib/format/code-words.ts";
import { mapLink, phoneLink } from "../../lib/format/contact-links.ts";
import { shownStatus } from "../../lib/format/shown-status.ts";
import { clockTime, today, visitSpan } from "../../lib/format/time.ts";
import { count, serviceName } from "../../lib/format/words.ts";
import { canStore } from "../../lib/session/seal.ts";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { TextWithPhones } from "../../parts/text-with-phones.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { KeyIcon, MapPinIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import { type Address, visitName } from "./data.ts";
import classes from "./visit-parts.module.css";
import { resultText, unsentText } from "./words.ts";

interface VisitHeadProps {
  visit: ShownVisit;
  now: number;
  /** The day in words, where no heading names it. */
  day?: string | undefined;
  as?: "span" | "div";
  /** The name of the visit. */
  children: ReactNode;
}

/** The time, service, status and place of a visit. */
export const VisitHead = ({ visit, now, day, as: Element = "span", children }: VisitHeadProps) => (
  <Element className={classes.head}>
    <span className={classes.when}>
      {day && `${day}, `}
      {visitSpan(visit)} · {serviceName(visit)}
    </span>
    <StatusBadge status={shownStatus(visit, now)} />
    {children}
    {visit.status !== "cancelled" && (
      <span className={Element === "div" ? "muted" : "quiet"}>
        {[visit.clientName, visit.address].filter(Boolean).join(" · ")}
      </span>
    )}
  </Element>
);

/** A visit in a list. It opens the details. */
export const VisitRow = ({ visit, open, now }: { visit: ShownVisit; open: Address["open"]; now: number }) => (
  <UnstyledButton className={classes.row} data-status={visit.status} onClick={() => open("visit", visit._id)}>
    <VisitHead visit={visit} now={now}>
      <b>{visitName(visit)}</b>
    </VisitHead>
    <ReportLine visit={visit} />
    {visit.status === "cancelled" && visit.comments && <span className={classes.note}>“{visit.comments}”</span>}
  </UnstyledButton>
);

/** Tells whether the walker can still complete the visit. */
export const canReport = ({ unsent, review }: ShownVisit): boolean => unsent?.act !== "done" && !review?.waits;

/** 'Waiting to send · done 10:06 AM' */
export const UnsentReport = ({ unsent }: { unsent: Unsent }) => (
  <span className={classes.report} data-refused={unsent.isRefused || undefined}>
    {unsentText(unsent)}
  </span>
);

/** The state of a report in one line: unsent, under review, made by another walker, or 'Here since 9:41 AM'. */
export function ReportLine({ visit }: { visit: ShownVisit }) {
  const { unsent, review, reported_by, arrived_at } = visit;
  const photos = useUnsentPhotos(visit._id);
  if (unsent) return <UnsentReport unsent={unsent} />;
  const report = photos > 0 ? `Waiting to send · ${count(photos, "photo")}` : review?.sentence;
  const words = report ?? (reported_by && `${reported_by} reported this walk.`);
  if (words) return <span className={classes.report}>{words}</span>;
  if (!isOpen(visit) || !arrived_at) return null;
  return <span className={classes.report} data-here>{`Here since ${clockTime(arrived_at)}`}</span>;
}

/** Tells whether the walker can report an arrival: the visit's day has come, and it has no report yet. */
export const canArrive = (visit: ShownVisit, now: number): boolean =>
  isOpen(visit) && visit.date <= today(now) && !visit.arrived_at && canReport(visit);

/** Reports the walker's arrival at a visit, by a tap or by the tag at the door. */
export function HereButton({ visit, now, onScan }: { visit: ShownVisit; now: number; onScan: () => void }) {
  const name = visitName(visit);
  const { send, busy } = useSend({
    mutationFn: () => sendReport(visit, { arrived: { at: new Date().toISOString(), how: "tap" } }),
    onSuccess: (result) => toast(resultText(result, name, "You are here")),
    onError: (error) => failureToast(messageOf(error, "Failed to note that you are here. Please try again.")),
  });
  if (!canArrive(visit, now)) return null;
  return (
    <>
      <Button variant="light" loading={busy} aria-label={`I’m here, ${name}`} onClick={() => send(undefined)}>
        I’m here
      </Button>
      {visit.door && (
        <Button variant="light" aria-label={`Scan the door, ${name}`} onClick={onScan}>
          Scan the door
        </Button>
      )}
    </>
  );
}

/** The care notes of a visit, on yellow. `brief` shows the first two lines. */
export function CareList({ visit, brief = false }: { visit: ShownVisit; brief?: boolean }) {
  const notes = careNotes(visit);
  if (notes.length === 0) return null;
  return (
    <ul className={classes.care} aria-label="Care notes" data-brief={brief || undefined}>
      {notes.map(({ pet, parts }) => (
        <li key={pet ?? ""}>
          {pet && <b>{pet}: </b>}
          <TextWithPhones>{parts.join(" · ")}</TextWithPhones>
        </li>
      ))}
    </ul>
  );
}

type Pet = ShownVisit["pets"][number];

/**
 * Lists the booking's instructions, without a pet, then each pet's medication, feeding, habits and notes. A pet's text
 * that repeats the instructions is left out.
 */
export function careNotes(
  visit: Pick<ShownVisit, "notes" | "pets" | "pet_names">,
): { pet?: string; parts: string[] }[] {
  const instructions = visit.notes?.trim() ?? "";
  const booking = instructions ? [{ parts: [instructions] }] : [];
  const isNew = (text: string) => plain(text) !== plain(instructions);
  const pets = petsOn(visit).map((pet) => ({ pet: pet.name, parts: partsOf(pet).filter(isNew) }));
  return [...booking, ...pets.filter(({ parts }) => parts.length > 0)];
}

/** The pets of a visit, or all pets of the client if none of its names is known. */
export function petsOn(visit: Pick<ShownVisit, "pets" | "pet_names">): Pet[] {
  const named = new Set(visit.pet_names.map(plain));
  const found = visit.pets.filter(({ name }) => named.has(plain(name)));
  return found.length > 0 ? found : visit.pets;
}

/** Lists the care facts of a pet, in words. */
export function partsOf(pet: Pet): string[] {
  return [
    pet.medication && `Medication: ${pet.medication}`,
    pet.feeding && `Feeding: ${pet.feeding}`,
    ...(pet.flags ?? []),
    pet.notes,
  ].flatMap((text) => text?.trim() || []);
}

const plain = (text: string) => text.trim().toLowerCase().replace(/\.$/, "");

/** Reads the codes from the server, which records the reading. Without a signal, the phone's stored codes. */
async function codesOf(id: string) {
  try {
    return { ...(await call(showVisitCodes, { params: { id } })), takenAt: undefined };
  } catch (error) {
    const taken = isUnreachable(error) && canStore() && (await takenCodes(id, Date.now()).catch(() => undefined));
    if (taken) return taken;
    throw error;
  }
}

/** Links to call and to the map, and the home's codes, as far as the visit has them. */
export function ContactRow({ visit }: { visit: ShownVisit }) {
  const { client, address, codes: known } = visit;
  const { codes, busy, error, show, hide } = useCodes(() => codesOf(visit._id));
  if (!client.phone && !address && known.length === 0) return null;
  return (
    <div className="stack gap-8">
      <div className={classes.contact}>
        {client.phone && (
          <a href={phoneLink(client.phone)}>
            <PhoneIcon />{" "}
            <span>
              Call<span className="visually-hidden"> {client.name}</span>
            </span>
          </a>
        )}
        {address && (
          <a href={mapLink(address)} target="_blank" rel="noopener noreferrer">
            <MapPinIcon />{" "}
            <span>
              Map<span className="visually-hidden">, {client.name}</span>
            </span>
          </a>
        )}
        {known.length > 0 && (
          <UnstyledButton aria-expanded={codes !== undefined} aria-busy={busy} onClick={codes ? hide : show}>
            <KeyIcon /> {codes ? "Hide codes" : "Show codes"}
          </UnstyledButton>
        )}
      </div>
      <div aria-live="polite">
        {codes &&
          codeOrder.map(
            (name) =>
              codes[name] && (
                <p key={name} className={classes.code}>
                  {codeNames[name]} <b>{codes[name]}</b>
                </p>
              ),
          )}
        {codes?.takenAt && <p className="quiet">As of {clockTime(codes.takenAt)}</p>}
      </div>
      {error &&
        (isUnreachable(error) ? (
          <NoCodes client={client} />
        ) : (
          <Failure error={error} fallback="Failed to show the codes" />
        ))}
    </div>
  );
}

const NoCodes = ({ client: { name, phone } }: Pick<ShownVisit, "client">) => (
  <Notice tone="offline">
    Codes need a signal. Call{" "}
    {phone && (
      <>
        <a href={phoneLink(phone)}>{firstNameOf(name)}</a> or{" "}
      </>
    )}
    <a href={`tel:${business.phone.link}`}>the office</a>.
  </Notice>
);
