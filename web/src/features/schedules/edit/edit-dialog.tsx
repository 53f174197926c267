import { Button, Skeleton } from "@mantine/core";
import { messageOf } from "../../../lib/api/api-error.ts";
import { dayAndTime, shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { saveOnKeys } from "../../../ui/form/save-on-keys.ts";
import classes from "./edit.module.css";
import { EditFields } from "./edit-fields.tsx";
import type { EditScope, Opened } from "./edit-form.ts";
import { EffectPanel, EffectSentence } from "./effect-panel.tsx";
import { useEditForm } from "./use-edit-form.ts";

interface EditDialogProps {
  /** The id of a visit, or of a schedule. */
  id: string;
  /** The scope that it opens with; absent: the entire series. */
  scope?: "following";
  opened: boolean;
  onClose: () => void;
}

/** Edits what is booked. Beside the form it says what saving will do. */
export function EditDialog({ id, scope, opened: isOpen, onClose }: EditDialogProps) {
  const edit = useEditForm({ id, scope }, onClose);
  const { query, fields, form, preview, meanwhile, openFrom, isMoving } = edit;
  const { opened } = fields;
  return (
    <Dialog
      above
      opened={isOpen}
      onClose={onClose}
      title="Edit Schedule"
      width={1000}
      keepOnOutsideClick
      problem={
        isMoving && query.error ? (
          <Notice tone="danger">{messageOf(query.error, "Failed to load data. Please try again.")}</Notice>
        ) : (
          !meanwhile &&
          form.failure && <Notice tone="danger">{messageOf(form.failure, "Failed to save schedule")}</Notice>
        )
      }
      summary={
        opened && (
          <p role="status">
            <EffectSentence opened={opened} fields={fields} preview={preview} />
          </p>
        )
      }
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form.id}
            disabled={!opened || isMoving || form.isSaving}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {form.isSaving ? "Saving..." : "Update"}
          </Button>
        </>
      }
    >
      {opened ? (
        <>
          <p className="quiet">{leadOf(opened)}</p>
          <div className={classes.columns}>
            <form {...form.props} onKeyDown={saveOnKeys}>
              {meanwhile && (
                <Notice tone="warn">
                  {whoChanged(meanwhile, fields.scope)} What you typed is still here. Look at it again, then save.
                </Notice>
              )}
              <EditFields form={form} fields={fields} opened={opened} onFrom={openFrom} />
            </form>
            <EffectPanel fields={fields} preview={preview} />
          </div>
        </>
      ) : (
        <Loaded query={query} loading={<Outline />}>
          {() => <Outline />}
        </Loaded>
      )}
    </Dialog>
  );
}

/** 'Biscuit & Max, opened from Mon, Nov 23' */
const leadOf = ({ pet_names, occurrence }: Opened) =>
  `${petsText(pet_names)}${occurrence ? `, opened from ${shortDay(occurrence.date)}` : ""}`;

function whoChanged({ changed, occurrence }: Opened, scope: EditScope): string {
  const last = scope === "series" || scope === "following" ? changed : (occurrence?.changed ?? changed);
  return last ? `${last.by} changed this on ${dayAndTime(last.at)}.` : "This has changed since you looked.";
}

/** The outline of the form while it is read, as large as the form. */
function Outline() {
  return (
    <div className={classes.outline} role="status" aria-label="Loading">
      {[56, 72, 72, 72, 90, 72, 72, 96].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outline's lines never change.
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </div>
  );
}
