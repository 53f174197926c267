import { Skeleton } from "@mantine/core";
import { formatPhone } from "@petcare/domain";
import type { ComponentProps, ReactNode } from "react";
import { mapLink, phoneLink } from "../../lib/format/contact-links.ts";
import { MailIcon, MapPinIcon, PhoneIcon } from "../../ui/theme/icons.tsx";
import { AccountState } from "../account-state.tsx";
import classes from "./person-head.module.css";

/** A person's name over their page, and whether they can sign in. */
export const PersonName = ({
  person,
}: {
  person: ComponentProps<typeof AccountState>["person"] & { name: string };
}) => (
  <div className={classes.name}>
    <h2>{person.name}</h2>
    <AccountState person={person} />
  </div>
);

interface ContactLinksProps {
  person: { phone?: string | null | undefined; email?: string | null | undefined; address?: string | null | undefined };
  /** More about them. Text comes before the links. */
  children: ReactNode;
}

/** How to reach somebody, each to be tapped. */
export const ContactLinks = ({ person: { phone, email, address }, children }: ContactLinksProps) => (
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
    {children}
  </div>
);

/** Stands in the place of a person's page. */
export const PersonOutline = ({ className }: { className: string | undefined }) => (
  <div role="status" aria-label="Loading" className={className}>
    <Skeleton height={64} width="50%" />
    <Skeleton height={44} width={320} />
    <Skeleton height={360} radius="lg" />
  </div>
);
