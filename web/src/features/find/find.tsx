import { useDebouncedValue } from "@mantine/hooks";
import { type AnswerOf, clientVisits, type listClients, listInvoices, nextVisits } from "@petcare/contract";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { recentWeeks } from "../../lib/api/recent-invoices.ts";
import { useCheck } from "../../lib/api/use-check.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { useColorSchemeSwitch } from "../../ui/theme/color-scheme.tsx";
import { SearchIcon } from "../../ui/theme/icons.tsx";
import { endEarlyField } from "./early-field.ts";
import { entriesFor } from "./entries.ts";
import type { Entry } from "./entry.ts";
import { EntryLine } from "./entry-line.tsx";
import classes from "./find.module.css";
import { isMeant, wordsIn } from "./marked.ts";
import { type Known, maxVisits } from "./visit-entries.ts";

interface FindProps {
  screens: readonly { path: string; label: string }[];
  onClose: () => void;
}

/** A combobox whose list is always open. The focus stays in the field, and the first that is found is chosen. */
export function Find({ screens, onClose }: FindProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const now = useNow();
  const [clients, walkers] = [useClients(), useWalkers()];
  const visits = useComingVisits(typed, clients);
  const invoices = useRead(listInvoices, { query: recentWeeks(today(now)) }).data;
  const acts = useActs();
  const groups = entriesFor(typed, { clients, walkers, screens, visits, invoices, acts, now });
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(chosen, entries.length - 1);
  const go = useGo(onClose);
  const optionId = (index: number) => `${id}-${index}`;

  // What was typed before this field came is in it from the first letter on.
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
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    // Enter that ends a word of an input method is none of ours.
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
                  <EntryLine entry={entry} wanted={wordsIn(typed)} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={classes.nothing} data-shown={entries.length === 0 || undefined}>
        {entries.length === 0 && `Nothing found for “${typed.trim()}”`}
      </p>
      <Keys />
    </>
  );
}

/** Lists what is done without a screen of its own. */
function useActs(): Entry[] {
  const { label, change } = useColorSchemeSwitch();
  return [
    { kind: "act", label, to: change },
    { kind: "act", label: "Log out", to: logOut },
  ];
}

/** Goes where an entry leads: in the place of the search in the history, in a new tab, or to the phone. */
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
    const address = isDialog ? `${pathname}?${withDialog(search, to)}` : to;
    if (newTab) window.open(address, "_blank", "noopener");
    else navigate(address, { replace: true, state: isDialog ? state : null });
  };
}

/** A query with another dialog in the place of the search. */
function withDialog(search: string, dialog: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete("find");
  for (const [name, value] of new URLSearchParams(dialog)) params.set(name, value);
  return params;
}

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** Shows what the keys do, for whoever has some. */
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
    <span className={classes.hint}>Phone, street and invoice numbers work too</span>
  </p>
);

/** A pause in typing, in milliseconds, before a client's visits are asked for. */
const pauseMs = 300;

/** Open visits, soonest first of each client: everybody's next one, and more where one client alone is meant. */
function useComingVisits(typed: string, clients: AnswerOf<typeof listClients>): Known["visits"] {
  const next = useRead(nextVisits).data?.visits ?? [];
  const [paused] = useDebouncedValue(typed, pauseMs);
  const meant = wordsIn(paused).length > 0 ? clients.filter((client) => isMeant(aboutOf(client), client, paused)) : [];
  const id = meant.length === 1 ? meant[0]?.id : undefined;
  const { data: own = [] } = useCheck({ enabled: id !== undefined }, clientVisits, {
    params: { id: id ?? "" },
    query: { which: "upcoming", limit: maxVisits },
  });
  const known = new Set(own.map(({ _id }) => _id));
  // A next visit is an open one, so that the answer need not say it.
  const others = next.map((visit): Known["visits"][number] => ({ ...visit, status: "scheduled" }));
  return [...own, ...others.filter(({ _id }) => !known.has(_id))];
}

const aboutOf = ({ name, pets }: AnswerOf<typeof listClients>[number]) =>
  [name, ...pets.map((pet) => pet.name)].join(" ");
