import { UnstyledButton } from "@mantine/core";
import { business } from "@petcare/business";
import { showVisitCodes } from "@petcare/contract";
import { firstNameOf } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { isUnreachable } from "../../../lib/api/api-error.ts";
import { useCodes } from "../../../lib/api/use-codes.ts";
import { takenCodes } from "../../../lib/day/codes.ts";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { codeNames, codeOrder } from "../../../lib/format/code-words.ts";
import { mapLink, phoneLink } from "../../../lib/format/contact-links.ts";
import { clockTime } from "../../../lib/format/time.ts";
import { canKeep } from "../../../lib/session/seal.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { KeyIcon, MapPinIcon, PhoneIcon } from "../../../ui/theme/icons.tsx";
import classes from "./contact-row.module.css";

const failed = "Failed to show the codes";

/** The codes from the server, which notes it; without a signal those that were taken along for the day. */
async function codesOf(id: string) {
  try {
    return { ...(await call(showVisitCodes, { params: { id } })), takenAt: undefined };
  } catch (error) {
    const taken = isUnreachable(error) && canKeep() && (await takenCodes(id, Date.now()).catch(() => undefined));
    if (taken) return taken;
    throw error;
  }
}

/** Call, map and the home's codes, each where the visit has one. */
export function ContactRow({ visit }: { visit: ShownVisit }) {
  const { client, address, codes: known } = visit;
  const { codes, busy, error, show, hide } = useCodes(() => codesOf(visit._id));
  if (!client.phone && !address && known.length === 0) return null;
  return (
    <div className="stack gap-8">
      <div className={classes.row}>
        {client.phone && (
          <a className={classes.action} href={phoneLink(client.phone)}>
            <PhoneIcon />{" "}
            <span>
              Call<span className="visually-hidden"> {client.name}</span>
            </span>
          </a>
        )}
        {address && (
          <a className={classes.action} href={mapLink(address)} target="_blank" rel="noopener noreferrer">
            <MapPinIcon />{" "}
            <span>
              Map<span className="visually-hidden">, {client.name}</span>
            </span>
          </a>
        )}
        {known.length > 0 && (
          <UnstyledButton
            className={classes.action}
            aria-expanded={codes !== undefined}
            aria-busy={busy}
            onClick={codes ? hide : show}
          >
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
      {error && (isUnreachable(error) ? <NoCodes client={client} /> : <Failure error={error} fallback={failed} />)}
    </div>
  );
}

/** Whom to call for the codes where there is no signal: a walker stands at the door. */
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
