import { Button, type ButtonProps, Group, Skeleton } from "@mantine/core";
import { type AnswerOf, type getWalker, reactivatePerson } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import type { ReactNode } from "react";
import { call } from "../../lib/api/api.ts";
import { messageOf } from "../../lib/api/api-error.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { mapLink, phoneLink } from "../../lib/format/contact-links.ts";
import { dayAndTime } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { MailIcon, MapPinIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import { AccountState } from "../account-state.tsx";
import classes from "./person-page.module.css";

type Walker = AnswerOf<typeof getWalker>;

/** A client or a walker in the owner's view. */
interface Person
  extends Pick<Walker, "id" | "version" | "name" | "phone" | "email" | "active" | "has_account">,
    Partial<Pick<Walker, "isAdmin" | "deactivated" | "deleted">> {
  address?: string | null;
}

interface PersonHeadProps {
  person: Person;
  /** Before the name. */
  face?: ReactNode;
  /** Below the name. */
  about?: ReactNode;
  /** Further links, after phone, email and address. */
  links: ReactNode;
  acts: ReactNode;
}

/** The head of a client's or a walker's page: name, account, contact links, and the most frequent acts. */
export function PersonHead({ person, face, about, links, acts }: PersonHeadProps) {
  const { name, phone, email, address } = person;
  return (
    <header className="stack gap-8">
      <div className={classes.top}>
        {face}
        <div className={classes.who}>
          <Group gap="4px 12px">
            <h2>{name}</h2>
            <AccountState person={person} />
          </Group>
          {about}
        </div>
        <div className={classes.acts}>{acts}</div>
      </div>
      <div className={classes.contact}>
        {phone && (
          <a href={phoneLink(phone)}>
            <PhoneIcon size={18} />
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <MailIcon size={18} />
            {email}
          </a>
        )}
        {address && (
          <a href={mapLink(address)} target="_blank" rel="noreferrer">
            <MapPinIcon size={18} />
            {address}
          </a>
        )}
        {links}
      </div>
    </header>
  );
}

/** The outline of a person's page while it loads. */
export const PersonOutline = () => (
  <div role="status" aria-label="Loading" className="stack gap-14">
    <Skeleton height={64} width="50%" />
    <Skeleton height={44} width={320} />
    <Skeleton height={360} radius="lg" />
  </div>
);

interface DialogButtonProps extends ButtonProps {
  /** The dialog's name in the address. */
  dialog: "invite" | "away" | "sick" | "deactivate";
  person: Person;
}

/** Opens a dialog about an active person. */
export function DialogButton({ dialog, person, ...props }: DialogButtonProps) {
  const { open } = useDialogInAddress([dialog]);
  return person.active ? <Button variant="default" {...props} onClick={() => open(dialog, person.id)} /> : null;
}

/** Opens the dialog that invites a person without an account. */
export const InviteButton = ({ person }: { person: Person }) =>
  person.has_account ? null : (
    <DialogButton dialog="invite" person={person} variant="light" leftSection={<MailIcon size={18} />}>
      Invite
    </DialogButton>
  );

/** Opens the dialog that deactivates a person. The owner cannot be deactivated. */
export const DeactivateButton = ({ person }: { person: Person }) =>
  person.isAdmin ? null : (
    <DialogButton dialog="deactivate" person={person}>
      Deactivate…
    </DialogButton>
  );

/** Says since when a person is inactive and where their visits went, and reactivates them. Nothing for an active one. */
export function Inactive({ person }: { person: Person }) {
  const { id, version, name, deactivated, deleted, active } = person;
  const reactivation = useSend<unknown, void>({
    mutationFn: () => call(reactivatePerson, { params: { id }, body: { version } }),
    onSuccess: () => toast(`${name} can sign in again`),
    onError: (error) => failureToast(messageOf(error, "Failed to reactivate. Please try again.")),
  });
  if (active) return null;
  if (deleted)
    return <Notice tone="info">This account was deleted by its owner. What they did stays for the books.</Notice>;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="light" size="sm" loading={reactivation.busy} onClick={() => reactivation.send()}>
          Reactivate
        </Button>
      }
    >
      <p>
        <b>
          {name} is inactive{deactivated ? ` since ${dayAndTime(deactivated.at)}` : ""}
        </b>
      </p>
      {deactivated && <p>{visitsWords(deactivated.visits)}</p>}
    </Notice>
  );
}

/** '38 visits moved, 2 unassigned.' */
function visitsWords({ kept, moved, unassigned, cancelled }: NonNullable<Person["deactivated"]>["visits"]): string {
  const parts = [
    moved > 0 && `${count(moved, "visit")} moved`,
    unassigned > 0 && `${unassigned} unassigned`,
    cancelled > 0 && `${count(cancelled, "visit")} cancelled`,
    kept > 0 && `${count(kept, "visit")} stayed`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : "There were no visits to hand over.";
}
