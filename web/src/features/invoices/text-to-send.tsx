import { Button } from "@mantine/core";
import { parsePhone } from "@petcare/domain";
import { mailLink, textLink } from "../../lib/format/contact-links.ts";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { CopyIcon, MailIcon, PhoneIcon } from "../../ui/theme/icons.tsx";

interface TextToSendProps {
  text: string;
  /** Of the email. */
  subject: string;
  client: { email?: string | null | undefined; phone?: string | null | undefined };
  /** The toast's words about the copied text. */
  copied: string;
  /** The client's name, where several texts are on the screen. */
  name?: string;
}

/** Buttons that open a text in the owner's own email or messages, or copy it. */
export function TextToSend({ text, subject, client, copied, name }: TextToSendProps) {
  const phone = client.phone && parsePhone(client.phone);
  const look = { variant: "default", size: name ? "sm" : "md" } as const;
  const links = [
    client.email && {
      words: "Email",
      label: "Email",
      href: mailLink(client.email, { subject, text }),
      Icon: MailIcon,
    },
    phone && {
      words: name ? "Text" : "Text message",
      label: "Text message to",
      href: textLink(phone, text),
      Icon: PhoneIcon,
    },
  ];
  return (
    <>
      {links.map(
        (link) =>
          link && (
            <Button
              key={link.label}
              {...look}
              component="a"
              href={link.href}
              leftSection={<link.Icon size={18} />}
              aria-label={name && `${link.label} ${name}`}
            >
              {link.words}
            </Button>
          ),
      )}
      <Button
        {...look}
        variant={name ? "default" : "filled"}
        leftSection={<CopyIcon size={18} />}
        onClick={() => void copyText(text, copied)}
        aria-label={name && `Copy text for ${name}`}
      >
        Copy text
      </Button>
    </>
  );
}
