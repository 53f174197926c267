import "../../ui/theme/modal-styles.ts";
import { Modal } from "@mantine/core";
import { listInvoices } from "@petcare/contract";
import { type ComponentType, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { recentWeeks } from "../../lib/api/recent-invoices.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { logOut } from "../../lib/session/log-out.ts";
import type { Shown } from "../../ui/feedback/dialog.tsx";
import { useColorSchemeSwitch } from "../../ui/theme/color-scheme.tsx";
import {
  CalendarIcon,
  InvoiceIcon,
  NextIcon,
  PawIcon,
  PeopleIcon,
  PhoneIcon,
  PlusIcon,
  SearchIcon,
  WalkIcon,
} from "../../ui/theme/icons.tsx";
import { entriesFor, type Known, useComingVisits } from "./data.ts";
import classes from "./dialogs.module.css";
import { endEarlyField } from "./early-field.ts";
import type { Entry } from "./words.ts";

interface FindDialogProps extends Shown {
  /** The screens of the menu. */
  screens: Known["screens"];
}

/** Searches clients, pets, walkers, phone numbers, visits, invoices, screens and acts. */
export const FindDialog = ({ opened, onClose, screens }: FindDialogProps) => (
  <Modal.Root
    opened={opened}
    onClose={onClose}
    size={660}
    yOffset="10dvh"
    classNames={{ inner: classes.inner ?? "", content: classes.content ?? "" }}
  >
    <Modal.Overlay className={classes.overlay} />
    <Modal.Content aria-label="Search or jump to" radius="lg">
      <Find screens={screens} onClose={onClose} />
    </Modal.Content>
  </Modal.Root>
);

/** A combobox with an open list. The focus stays in the field, and the first entry is chosen at first. */
function Find({ screens, onClose }: Omit<FindDialogProps, "opened">) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const now = useNow();
  const [clients, walkers] = [useClients(), useWalkers()];
  const visits = useComingVisits(typed, clients);
  const invoices = useRead(listInvoices, { query: recentWeeks(today(now)) }).data;
  const { label, change } = useColorSchemeSwitch();
  // These acts have no screen.
  const acts: Entry[] = [
    { kind: "act", label, to: change },
    { kind: "act", label: "Log out", to: logOut },
  ];
  const groups = entriesFor(typed, { clients, walkers, screens, visits, invoices, acts, now });
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(chosen, entries.length - 1);
  const go = useGo(onClose);
  const optionId = (index: number) => `${id}-${index}`;

  // Takes over the letters that were typed while this dialog was being fetched.
  useLayoutEffect(() => {
    field.current?.focus();
    setTyped(endEarlyField());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is brought into sight when it changes.
  useEffect(() => {
    document.getElementById(optionId(at))?.scrollIntoView({ block: "nearest" });
  }, [at, typed]);

  const press = (event: KeyboardEvent) => {
    const entry = entries[at];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter also ends a word of an input method.
    if (!entry || event.nativeEvent.isComposing || (step === undefined && event.key !== "Enter")) return;
    event.preventDefault();
    if (step === undefined) go(entry, event.metaKey || event.ctrlKey);
    else setChosen((at + step + entries.length) % entries.length);
  };

  return (
    <>
      <div className={classes.field}>
        <SearchIcon />
        <input
          ref={field}
          data-autofocus
          className={classes.input}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={press}
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded={entries.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
          placeholder="Search or jump to"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="button" className={classes.close} aria-label="Close, esc" onClick={onClose}>
          <kbd>esc</kbd>
        </button>
      </div>
      <div id={id} role="listbox" aria-label="Found" className={classes.list}>
        {groups.map(({ label, entries: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
          <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
            <div id={`${id}-${label}`} className={classes.group}>
              {label}
            </div>
            {found.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
                <div
                  key={index}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === at}
                  className={classes.option}
                  onClick={({ metaKey, ctrlKey }) => go(entry, metaKey || ctrlKey)}
                >
                  <EntryLine entry={entry} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={classes.nothing}>
        {entries.length === 0 && `Nothing found for “${typed.trim()}”`}
      </p>
      <Keys />
    </>
  );
}

/** Follows an entry: replaces the search in the browser's history, opens a new tab, or calls. */
function useGo(onClose: () => void): (entry: Entry, newTab: boolean) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return ({ to }, newTab) => {
    if (typeof to === "function") {
      onClose();
      return to();
    }
    if (to.startsWith("tel:")) return window.location.assign(to);
    const isDialog = to.startsWith("?");
    const params = new URLSearchParams(search);
    params.delete("find");
    for (const [name, value] of new URLSearchParams(to)) params.set(name, value);
    const address = isDialog ? `${pathname}?${params}` : to;
    if (newTab) window.open(address, "_blank", "noopener");
    else navigate(address, { replace: true, state: isDialog ? state : null });
  };
}

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

const Keys = () => (
  <p className={classes.keys}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> move
    </span>
    <span>
      <kbd>↵</kbd> open
    </span>
    <span>
      <kbd>{modifier}</kbd> <kbd>↵</kbd> new tab
    </span>
    <span>Phone, street and invoice numbers work too</span>
  </p>
);

const icons: Record<Entry["kind"], ComponentType> = {
  schedule: PlusIcon,
  new: PlusIcon,
  act: NextIcon,
  call: PhoneIcon,
  pet: PawIcon,
  client: PeopleIcon,
  walker: WalkIcon,
  visit: CalendarIcon,
  invoice: InvoiceIcon,
  screen: NextIcon,
};

/** Draws an entry: icon, name, description and hint. */
function EntryLine({ entry: { kind, label, about, hint, warns } }: { entry: Entry }) {
  const Icon = icons[kind];
  return (
    <>
      <span className={classes.icon}>
        <Icon />
      </span>
      <span className={classes.text}>
        <b>{label}</b>
        {about && <small>{about}</small>}
      </span>
      {hint && (
        <span className={classes.hint} data-warns={warns || undefined}>
          {hint}
        </span>
      )}
    </>
  );
}
