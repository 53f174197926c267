import { Button } from "@mantine/core";
import { parsePhone } from "@petcare/domain";
import { mailLink, textLink } from "../../lib/format/contact-links.ts";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { CopyIcon, MailIcon, PhoneIcon } from "../../ui/theme/icons.tsx";

interface TextToSendProps {
  text: string;
  /** Of the email. */
  subject: string;
  client: { email?: string | null; phone?: string | null };
  /** The toast's words about the copied text. */
  copied: string;
  /** The client's name, where several texts are on the screen. */
  name?: string;
}

/** The ways to send a text by one's own email or messages. Nothing is sent from here. */
export function TextToSend({ text, subject, client, copied, name }: TextToSendProps) {
  const phone = client.phone && parsePhone(client.phone);
  const look = { variant: "default", size: name ? "sm" : "md" } as const;
  return (
    <>
      {client.email && (
        <Button
          {...look}
          component="a"
          href={mailLink(client.email, { subject, text })}
          leftSection={<MailIcon size={18} />}
          aria-label={name && `Email ${name}`}
        >
          Email
        </Button>
      )}
      {phone && (
        <Button
          {...look}
          component="a"
          href={textLink(phone, text)}
          leftSection={<PhoneIcon size={18} />}
          aria-label={name && `Text message to ${name}`}
        >
          {name ? "Text" : "Text message"}
        </Button>
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
