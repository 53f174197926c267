import { Button, Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import { firstNameOf } from "@petcare/domain";
import { mailLink, textLink } from "../../lib/format/contact-links.ts";
import { inFours } from "../../lib/format/in-fours.ts";
import { copyText } from "../../ui/feedback/copy-text.ts";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { CopyIcon } from "../../ui/theme/icons.tsx";
import classes from "./requests.module.css";

interface CodeDialogProps {
  code: string;
  /** The person who was let in last in this tab. */
  letIn: { code?: string; name?: string; phone?: string; email?: string };
  opened: boolean;
  onClose: () => void;
}

/** The referral code of a stranger who may sign up, with the ways to send it. */
export function CodeDialog({ code, letIn, opened, onClose }: CodeDialogProps) {
  const link = `${location.origin}/signup/client?code=${code}`;
  const { name: whole, phone, email } = letIn.code === code ? letIn : {};
  const name = whole ? firstNameOf(whole) : "them";
  const sender = `it’s ${firstNameOf(business.owner.name)} from ${business.name}`;
  const text = `${whole ? `Hi ${name}` : "Hello"}, ${sender}. Create your account here: ${link}`;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Send ${name} the code`}
      footer={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="stack">
        <p>
          <b className={classes.code}>{inFours(code)}</b> works once, for two weeks. It stands in Settings, under
          Referral codes.
        </p>
        <Textarea label="Text" readOnly autosize value={text} />
        <div className={classes.ways}>
          {phone && (
            <Button component="a" href={textLink(phone, text)}>
              Text it
            </Button>
          )}
          {email && (
            <Button component="a" href={mailLink(email, { subject: business.name, text })}>
              Email it
            </Button>
          )}
          <Button variant="default" leftSection={<CopyIcon size={18} />} onClick={() => copyText(text, "Text copied")}>
            Copy text
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
